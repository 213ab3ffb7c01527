/** The API that a round's service has. */
export type Generation = "legacy" | "current";

/** What the steps of a job need to know of their round. */
export interface JobSetting {
  readonly connection: Readonly<Record<string, string>>;
  readonly generation: Generation;
  /** As the input says. */
  readonly apiGeneration: Generation | "auto";
  readonly projectId: number;
  readonly deviceIds: readonly number[];
  readonly deviceNames: readonly string[];
  /** A zip in the workspace, and a folder with the same. */
  readonly suiteZip: string;
  readonly suiteFolder: string;
}

/** One step of a job. */
export interface JobStep {
  readonly id: string;
  readonly action: string;
  readonly if?: string;
  with(setting: JobSetting): Readonly<Record<string, string>>;
  /** Whether it may start one run (or one build per executor). */
  readonly starts?: boolean;
  /** Whether its verdict is that of the tests. Every other step has to succeed. */
  readonly judges?: boolean;
}

/** A job that rounds run. */
export interface JobKind {
  readonly name: string;
  /** How often it comes, next to the others. */
  readonly weight: number;
  readonly generations: readonly Generation[];
  readonly osType: "ANDROID" | "DESKTOP";
  /** Whether the suite really runs, in builds, instead of being played by the scenario. */
  readonly builds: boolean;
  /** Whether failed device runs are repeated, so that chance may turn the verdict. */
  readonly repeats: boolean;
  /** How often the job is run: from the second on as "Re-run failed jobs" does. */
  readonly attempts: number;
  readonly steps: readonly JobStep[];
}

const upload: JobStep = {
  id: "upload",
  action: "actions/upload-app",
  with: ({ connection, suiteZip }) => ({ ...connection, path: suiteZip, "file-type": "test" }),
};

const start: JobStep = {
  id: "start",
  action: "actions/start-run",
  starts: true,
  with: ({ connection, apiGeneration, projectId, deviceIds }) => ({
    ...connection,
    "api-generation": apiGeneration,
    "project-id": String(projectId),
    "test-file-id": "${{ steps.upload.outputs.file-id }}",
    "device-ids": deviceIds.join(","),
    "framework-id": "1",
    tags: "faults",
  }),
};

const RUN = {
  "project-id": "${{ steps.start.outputs.project-id }}",
  "run-id": "${{ steps.start.outputs.run-id }}",
};

function wait(inputs: Readonly<Record<string, string>> = {}): JobStep {
  return {
    id: "wait",
    action: "actions/wait-run",
    judges: true,
    with: ({ connection, apiGeneration }) => ({
      ...connection,
      "api-generation": apiGeneration,
      ...RUN,
      ...inputs,
    }),
  };
}

const download: JobStep = {
  id: "download",
  action: "actions/download-results",
  if: "!cancelled() && steps.wait.outputs.verdict != ''",
  with: ({ connection }) => ({ ...connection, ...RUN, archives: "files, logs" }),
};

const browserTest: JobStep = {
  id: "test",
  action: "actions/browser-test",
  starts: true,
  judges: true,
  with: ({ connection, generation, apiGeneration, deviceNames, suiteFolder }) => ({
    ...connection,
    "api-generation": apiGeneration,
    "suite-path": suiteFolder,
    executors: generation === "legacy" ? "chromium-desktop" : deviceNames.join("\n"),
  }),
};

/** The action at the root: everything in one step. */
function deviceTest(inputs: Readonly<Record<string, string>> = {}): JobStep {
  return {
    id: "test",
    action: ".",
    starts: true,
    judges: true,
    with: ({ connection, apiGeneration, projectId, deviceIds, suiteZip }) => ({
      ...connection,
      "api-generation": apiGeneration,
      "project-id": String(projectId),
      "test-path": suiteZip,
      "device-ids": deviceIds.join(","),
      "framework-id": "1",
      ...inputs,
    }),
  };
}

const BOTH = ["legacy", "current"] as const;
const PLAYED = { generations: BOTH, osType: "ANDROID", builds: false, repeats: false, attempts: 1 } as const;

/** Every kind of job that rounds choose from. */
export const JOB_KINDS: readonly JobKind[] = [
  { ...PLAYED, name: "gate", weight: 4, steps: [upload, start, wait()] },
  { ...PLAYED, name: "gate with archives", weight: 3, steps: [upload, start, wait(), download] },
  {
    ...{ ...PLAYED, name: "gate with retries", weight: 3, repeats: true },
    steps: [upload, start, wait({ "retry-failed": "2" })],
  },
  { ...PLAYED, name: "all in one", weight: 4, steps: [deviceTest()] },
  {
    ...{ ...PLAYED, name: "all in one with retries", weight: 2, repeats: true },
    steps: [deviceTest({ "retry-failed": "2" })],
  },
  {
    ...{ ...PLAYED, name: "re-run of all in one", weight: 2, repeats: true, attempts: 2 },
    steps: [deviceTest()],
  },
  {
    ...{ ...PLAYED, name: "re-run", weight: 2, repeats: true, attempts: 2 },
    steps: [upload, start, wait()],
  },
  {
    ...{ ...PLAYED, name: "browser-test on devices", weight: 2, generations: ["current"], osType: "DESKTOP" },
    steps: [browserTest],
  },
  {
    ...{ ...PLAYED, name: "browser-test in a build", weight: 1, generations: ["legacy"], builds: true },
    steps: [browserTest],
  },
];

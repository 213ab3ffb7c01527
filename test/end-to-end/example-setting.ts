import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createClient } from "../../src/client/client.ts";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../src/cloud/start-cloud.ts";
import { putNpm } from "../bench/npm/put-npm.ts";
import type { Stub } from "../bench/stub-program.ts";
import { runWorkflow, type WorkflowOptions } from "../bench/workflow/run-workflow.ts";
import { checkoutFolder } from "../bench/workflow/stand-ins.ts";
import type { WorkflowRun } from "../bench/workflow/workflow-run.ts";
import { aDevice } from "../cloud/runs/run-setting.ts";
import { PASSING, suiteZip } from "../cloud/support/suite-zip.ts";
import type { Json } from "../cloud/support/test-cloud.ts";
import { openSetting, type Setting } from "./setting.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
/** The devices that the examples name. */
export const [PIXEL, GALAXY] = ["Google Pixel 8", "Samsung Galaxy S24"] as const;

/** The example workflows with a repository to check out and a cloud that plays their devices. */
export interface Examples extends Setting {
  /** What a checkout of the team's repository gives; a test may add to it. */
  readonly repository: string;
  /** What `actions/upload-artifact` has kept, by name. */
  readonly kept: ReadonlyMap<string, string>;
  /** Runs `examples/workflows/<name>.yml`; `edit` changes its text first. */
  run(name: string, options: ExampleOptions): Promise<WorkflowRun>;
  /** Aborts whatever is under way. */
  clear(): Promise<void>;
}

export interface ExampleOptions extends WorkflowOptions {
  readonly edit?: (text: string) => string;
}

/** `scripts`: how the device of each name behaves; those of the examples pass unless told otherwise. */
export async function openExamples(
  scripts: Readonly<Record<string, Json>> = {},
  options: Partial<CloudOptions> = {},
): Promise<Examples> {
  const played: Record<string, Json> = { [PIXEL]: {}, [GALAXY]: {}, ...scripts };
  const names = Object.keys(played);
  const setting = await openSetting({
    devices: names.map((displayName, index) =>
      aDevice(index + 1, { displayName, online: played[displayName]?.outcome !== "offline" }),
    ),
    scenario: scenarioFile.parse({
      exclusiveDevices: false,
      devices: names.map((device) => ({ device, outcome: "passed", ...played[device] })),
    }),
    ...options,
  });
  const folder = await mkdtemp(join(setting.bench.folders.root, "example-"));
  const repository = join(folder, "repository");
  await fillRepository(repository);
  const kept = new Map<string, string>();
  const { account, url } = setting.cloud;
  const client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
  return {
    ...setting,
    ...{ repository, kept },
    async run(name, { edit = (text) => text, ...given }) {
      const text = await readFile(join(ROOT, "examples/workflows", `${name}.yml`), "utf8");
      const file = join(folder, `${name}.yml`);
      await writeFile(file, edit(text));
      return runWorkflow(setting.bench, file, {
        secrets: { DEVICE_CLOUD_API_KEY: account.apiKey },
        variables: { DEVICE_CLOUD_URL: url, DEVICE_CLOUD_PROJECT: String(account.projectId) },
        uses: {
          "actions/checkout": checkout(repository),
          "actions/setup-node": async () => ({
            paths: [dirname(process.execPath), await putNpm(join(folder, "npm"))],
          }),
          "actions/upload-artifact": keep(kept, folder),
          "actions/download-artifact": fetchKept(kept),
          "device-cloud-actions/device-cloud-actions": { installRoot: ROOT },
        },
        ...given,
      });
    },
    async clear() {
      for (const { id, state } of await setting.runs()) {
        if (state !== "FINISHED") await client.runs.abort({ runId: id });
      }
    },
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
      await setting[Symbol.asyncDispose]();
    },
  };
}

/** A team's repository: what it builds lies there already, so that its build takes no time. */
async function fillRepository(repository: string): Promise<void> {
  await mkdir(join(repository, "prebuilt"), { recursive: true });
  await writeFile(join(repository, "prebuilt/shop.apk"), "an app");
  await writeFile(join(repository, "prebuilt/shop-tests.zip"), (await suiteZip(PASSING)).stream());
  await writeFile(join(repository, "build.sh"), "#!/bin/sh\ncp -R prebuilt build\n", { mode: 0o755 });
  await mkdir(join(repository, "e2e"));
  await writeFile(join(repository, "e2e/run-tests.sh"), `#!/bin/sh\n${PASSING}\n`, { mode: 0o755 });
}

/** The team's repository; where the workflow names one, of this one what it uses: `dist`. */
function checkout(repository: string): Stub {
  const own = checkoutFolder(repository);
  return async (call) => {
    if (!call.with.repository) return own(call);
    await cp(join(ROOT, "dist"), resolve(call.workspace, call.with.path ?? ".", "dist"), { recursive: true });
    return {};
  };
}

function keep(kept: Map<string, string>, folder: string): Stub {
  return async (call) => {
    const { name = "artifact", path = "." } = call.with;
    const place = await mkdtemp(join(folder, "kept-"));
    await cp(resolve(call.workspace, path), place, { recursive: true });
    kept.set(name, place);
    return {};
  };
}

function fetchKept(kept: ReadonlyMap<string, string>): Stub {
  return async (call) => {
    const { name = "", path = "." } = call.with;
    const place = kept.get(name);
    if (!place) throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`);
    await cp(place, resolve(call.workspace, path), { recursive: true });
    return {};
  };
}

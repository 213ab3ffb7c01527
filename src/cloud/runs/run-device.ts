import type { PackageEnd, PackageRunner } from "../execution/package-run.ts";
import { judgeExecution } from "../workbench/judge-execution.ts";
import {
  type KeptResults,
  openWorkbench,
  type Workbench,
  type WorkbenchParts,
} from "../workbench/workbench.ts";
import { deviceRunEnvironment } from "./device-run-environment.ts";
import { deviceRunInputs } from "./device-run-inputs.ts";
import type { DeviceRunOutcome, DeviceRunWork, PerformDeviceRun } from "./device-run-work.ts";

export interface RunDeviceParts extends WorkbenchParts {
  readonly runner: PackageRunner;
  /** The address of this cloud, known once it listens. */
  readonly cloudUrl: () => string;
}

/** Timers take no more; a longer timeout is none. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const LANGUAGE = /^([A-Za-z]{2,3})(?:[_-]([A-Za-z0-9]{2,8}))?$/;

/** Runs the test package once, in a browser set up as the device, and keeps what it leaves. */
export function createDeviceRunner(parts: RunDeviceParts): PerformDeviceRun {
  return async (work) => {
    const { run, deviceRun } = work;
    const owner = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
    await using bench = await openWorkbench(parts, owner, `device-run-${deviceRun.id}`);
    return await perform(parts, work, bench);
  };
}

async function perform(
  parts: RunDeviceParts,
  work: DeviceRunWork,
  bench: Workbench,
): Promise<DeviceRunOutcome> {
  const timeoutMs = Math.min(work.run.config.timeout * 1_000, MAX_TIMEOUT_MS);
  const { variables, leftOut } = deviceRunEnvironment(work, parts.cloudUrl());
  for (const sentence of leftOut) bench.tell(sentence);
  const inputs = await deviceRunInputs(parts.store, work.run);
  const end: PackageEnd =
    "missing" in inputs
      ? { how: "refused", reason: inputs.missing }
      : await execute(parts, work, bench, { variables, inputs, timeoutMs });
  const totals = await bench.keepResults("missing" in inputs ? undefined : inputs.pictureFolder);
  const judgement = judgeExecution({
    what: "The device run",
    end,
    totals,
    needsResult: true,
    timeoutMs,
    abortedBy: String(work.signal.reason),
  });
  const warning = judgement.how === "passed" ? warningOf(totals, leftOut) : null;
  const state = warning === null ? STATE[judgement.how] : "WARNING";
  const message = judgement.message ?? warning;
  bench.tell(message === null ? state : `${state}: ${message}`);
  const { passed, failed, skipped } = totals;
  const counts = { passed, failed, skipped, notAvailable: 0 };
  return { ...counts, state, message, exitCode: judgement.exitCode, excludeReason: null };
}

const STATE = { passed: "SUCCEEDED", failed: "FAILED", timeout: "TIMEOUT", aborted: "ABORTED" } as const;

/** What a passed execution has to be warned of; null when there is nothing. */
function warningOf({ executed, problems }: KeptResults, leftOut: readonly string[]): string | null {
  const warnings = [...(executed === 0 ? ["No test was executed."] : []), ...leftOut, ...problems];
  const [first, ...more] = warnings;
  if (first === undefined) return null;
  return more.length === 0 ? first : `${first} (${more.length} more in the console log)`;
}

interface Preparation {
  readonly variables: Readonly<Record<string, string>>;
  readonly inputs: Exclude<Awaited<ReturnType<typeof deviceRunInputs>>, { missing: string }>;
  readonly timeoutMs: number;
}

async function execute(
  { store, runner }: RunDeviceParts,
  { run, device, signal }: DeviceRunWork,
  bench: Workbench,
  { variables, inputs, timeoutMs }: Preparation,
): Promise<PackageEnd> {
  if (run.testFileId === null) return { how: "refused", reason: "The run has no test package." };
  const file = store.files.get(run.testFileId);
  if (!file) return { how: "refused", reason: `The test package ${run.testFileId} was deleted.` };
  const language = languageOf(run.config.deviceLanguageCode);
  const { applicationPassword } = run.config;
  return await runner.run({
    packagePath: store.blobs.path(file.blob),
    workspace: bench.workspace,
    environment: variables,
    paths: inputs.paths,
    beside: inputs.beside,
    profile: {
      ...device.profile,
      name: device.displayName,
      ...(language === undefined ? {} : { language }),
    },
    secrets: applicationPassword ? [applicationPassword] : [],
    timeoutMs,
    signal,
    onOutput: (chunk) => bench.print(chunk),
  });
}

/** `de_DE` in the form that browsers use; undefined for what is no language. */
function languageOf(code: string | null): string | undefined {
  const match = LANGUAGE.exec(code ?? "");
  if (!match) return undefined;
  return match[2] === undefined ? match[1] : `${match[1]}-${match[2]}`;
}

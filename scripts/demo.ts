import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { formatDuration } from "../src/base/duration.ts";
import type { Logger } from "../src/base/logger.ts";
import { startCloud } from "../src/cloud/start-cloud.ts";
import type { ExecutionRecord } from "../src/services/report/execution-records.ts";
import { createBench } from "../test/bench/bench.ts";
import { createFaultProxy } from "../test/bench/fault-proxy.ts";
import type { StepRun } from "../test/bench/step-run.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const RESULTS = path.join(ROOT, "demo-results");
const tell = (line: string) => console.log(line);
const logger: Logger = { debug() {}, info: tell, notice: tell, warning: tell };
/** One request in five is answered 503, before or after the cloud acted on it, and one connection in twenty breaks. */
const FAULTS = { status503BeforeEvery: 0.1, status503AfterEvery: 0.1, dropConnection: 0.05 };

/**
 * `npm run demo`: starts a local device cloud and runs the built `browser-test` action over the example suite on all its
 * executors, as a runner would. `--fail` adds a failing test, `--faults SEED` puts a service in trouble in between. Everything it shows lies in `demo-results/` afterwards.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { fail: { type: "boolean", default: false }, faults: { type: "string" } },
  });
  await rm(RESULTS, { recursive: true, force: true });
  await using cloud = await startCloud({ logger, environment: process.env, allowRoot: true });
  tell(`Device cloud on ${cloud.url}; running actions/browser-test on all its executors.\n`);
  const seed = Number(values.faults ?? 0);
  await using proxy = await createFaultProxy({
    target: cloud.url,
    seed,
    faults: values.faults ? FAULTS : {},
  });
  await using bench = await createBench();
  await cp(path.join(ROOT, "examples/browser-suite"), path.join(bench.workspace, "browser-suite"), {
    recursive: true,
  });
  const job = await bench.startJob({ secrets: [cloud.account.apiKey, cloud.account.password] });
  job.timeline.listen((event) => {
    if (event.kind === "log") tell(event.text);
  });
  await job.step({
    action: "actions/browser-test",
    with: {
      "base-url": values.faults ? proxy.url : cloud.url,
      "api-key": cloud.account.apiKey,
      "suite-path": "browser-suite",
      executors: "*",
      configuration: values.fail ? '{"suite":"failing"}' : "",
    },
  });
  const [step] = (await job.finish()).steps;
  if (!step) throw new Error("The action did not run.");
  await keep(step);
  report(step);
  process.exitCode = step.outputs.verdict === "passed" ? 0 : 1;
}

/** What a user of the action would find on the run's page, as files. */
async function keep(step: StepRun): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(path.join(RESULTS, "summary.md"), step.summary);
  await writeFile(path.join(RESULTS, "log.txt"), step.log);
  for (const { name, directory } of step.artifacts) {
    await cp(directory, path.join(RESULTS, "artifact", name), { recursive: true });
  }
}

function report({ outputs, annotations }: StepRun): void {
  const executions = JSON.parse(outputs.executions ?? "[]") as ExecutionRecord[];
  const width = Math.max(...executions.map(({ name }) => name.length), 0);
  tell("");
  for (const { name, verdict, passed, failed, durationMs } of executions) {
    const duration = durationMs === null ? "" : formatDuration(durationMs);
    tell(`${name.padEnd(width)}  verdict: ${verdict}  ${(passed ?? 0) + (failed ?? 0)} tests  ${duration}`);
  }
  for (const { level, message } of annotations) if (level === "error") tell(`\n${message}`);
  tell(`\nverdict: ${outputs.verdict}`);
  tell(
    "Look at demo-results/: summary.md, log.txt, and artifact/ with JUnit files, console logs and screenshots.",
  );
}

await main(process.argv.slice(2));

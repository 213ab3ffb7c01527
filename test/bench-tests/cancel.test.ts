import { expect, test, vi } from "vitest";
import type { StepRun } from "../bench/step-run.ts";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

/** A tenth of the runner's waits. */
const scale = 0.1;
const started = { line: /^started$/ };
const WAIT = "log('started'); await new Promise((done) => setTimeout(done, 60_000))";
const STUBBORN = `for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => log(signal)); ${WAIT}`;
const POLITE = `process.once("SIGINT", () => { log("stopping"); core.setOutput("last", "word"); process.exit(0) }); ${WAIT}`;
const POST = "log('post sees ' + process.env.INPUT_STATUS)";

function signalsOf(run: StepRun): { signal: string; atMs: number }[] {
  return run.events.flatMap((event) =>
    event.kind === "signal" ? { signal: event.signal, atMs: event.atMs } : [],
  );
}

test("a cancelled job gets SIGINT alone when that is enough, and its files are still read", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: POLITE, post: POST }, { cancel: { mode: "cancelJob", when: started, scale } }),
  );
  expect(run.conclusion).toBe("cancelled");
  expect(run.exitCode).toBe(0);
  expect(signalsOf(run).map(({ signal }) => signal)).toEqual(["SIGINT"]);
  expect(run.outputs).toEqual({ last: "word" });
  expect(run.post?.stdout.toString()).toBe("post sees cancelled\n");
  expect(run.annotations).toMatchObject([
    { level: "error", origin: "runner", message: "The operation was canceled." },
  ]);
});

test("a stubborn process gets SIGINT, SIGTERM and SIGKILL, 7.5 s and 2.5 s apart", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: STUBBORN, post: POST }, { cancel: { mode: "cancelJob", when: started, scale } }),
  );
  const [interrupt, terminate, kill] = signalsOf(run);
  expect([interrupt?.signal, terminate?.signal, kill?.signal]).toEqual(["SIGINT", "SIGTERM", "SIGKILL"]);
  expect((terminate?.atMs ?? 0) - (interrupt?.atMs ?? 0)).toBeGreaterThan(740);
  expect((kill?.atMs ?? 0) - (terminate?.atMs ?? 0)).toBeGreaterThan(240);
  expect(run.main?.stdout.toString()).toBe("started\nSIGINT\nSIGTERM\n");
  expect(run).toMatchObject({ exitCode: null, signal: "SIGKILL", conclusion: "cancelled" });
  expect(run.post?.conclusion).toBe("success");
});

test("a step that times out is signalled alike, and has failed", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: POLITE, post: POST }, { cancel: { mode: "stepTimeout", when: started, scale } }),
  );
  expect(run.conclusion).toBe("failure");
  expect(signalsOf(run).map(({ signal }) => signal)).toEqual(["SIGINT"]);
  expect(run.post?.stdout.toString()).toBe("post sees failure\n");
  expect(run.annotations[0]?.message).toContain("has timed out");
});

test("after a shutdown no post step runs, and the job has failed", async () => {
  const bench = await benchForTest();
  const job = await bench.startJob();
  await job.step(
    script({ main: POLITE, post: POST }, { cancel: { mode: "shutdown", when: started, scale } }),
  );
  const next = await job.step(script({ main: "log('never')" }, { if: "always()" }));
  const { status, steps } = await job.finish();
  expect(status).toBe("failure");
  expect(steps[0]).toMatchObject({ conclusion: "cancelled", post: undefined });
  expect(next.conclusion).toBe("skipped");
});

test("kill9 ends the process at once; post sees a failure and the state that was saved before", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script(
      {
        main: `core.saveState("run", "7"); ${STUBBORN}`,
        post: "log(process.env.STATE_run, process.env.INPUT_STATUS)",
      },
      { cancel: { mode: "kill9", when: started } },
    ),
  );
  expect(run).toMatchObject({ conclusion: "failure", exitCode: null, signal: "SIGKILL" });
  expect(signalsOf(run).map(({ signal }) => signal)).toEqual(["SIGKILL"]);
  expect(run.post?.stdout.toString()).toBe("7 failure\n");
});

test("a step that always runs gets no signal when a user cancels", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script(
      { main: "log('started'); await new Promise((done) => setTimeout(done, 300)); log('done')", post: POST },
      { if: "always()", cancel: { mode: "cancelJob", when: started, scale } },
    ),
  );
  expect(run.conclusion).toBe("success");
  expect(run.main?.stdout.toString()).toBe("started\ndone\n");
  expect(signalsOf(run)).toEqual([]);
  expect(run.post?.stdout.toString()).toBe("post sees cancelled\n");
});

test("a post step that outlasts the five minutes of a cancelled job is cut off", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: POLITE, post: WAIT }, { cancel: { mode: "cancelJob", when: started, scale: 0.003 } }),
  );
  expect(run.post).toMatchObject({ conclusion: "cancelled", signal: "SIGKILL" });
});

test("a user can cancel between two steps", async () => {
  const bench = await benchForTest();
  const job = await bench.startJob();
  await job.step(script({ post: POST }));
  job.cancel();
  const second = await job.step(script({ main: "log('never')" }));
  const { status, steps } = await job.finish();
  expect([second.conclusion, status]).toEqual(["skipped", "cancelled"]);
  expect(steps[0]?.post?.stdout.toString()).toBe("post sees cancelled\n");
});

test("a cancel can come by timer, by a test's own event, or on a request to a service", async () => {
  const bench = await benchForTest();
  const byTimer = await bench.run(
    script({ main: WAIT }, { cancel: { mode: "kill9", when: { afterMs: 300 } } }),
  );
  const event = new Promise((done) => setTimeout(done, 300));
  const byEvent = await bench.run(script({ main: WAIT }, { cancel: { mode: "kill9", when: { event } } }));
  const byRequest = await bench.run(
    script(
      { main: `await fetch(process.env.GITHUB_API_URL + "/here"); ${WAIT}` },
      { cancel: { mode: "kill9", when: { request: ({ path }) => path === "/here" } } },
    ),
  );
  expect([byTimer.signal, byEvent.signal, byRequest.signal]).toEqual(["SIGKILL", "SIGKILL", "SIGKILL"]);
});

test("an event that fails fails the run instead of hanging it", async () => {
  const bench = await benchForTest();
  const event = Promise.reject(new Error("the test's own fault"));
  const run = bench.run(script({ main: WAIT }, { cancel: { mode: "kill9", when: { event } } }));
  await expect(run).rejects.toThrow("the test's own fault");
});

test("a cancel whose time never comes changes nothing", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: "log('x')" }, { cancel: { mode: "cancelJob", when: { line: /never/ } } }),
  );
  expect(run.conclusion).toBe("success");
  expect(run.events.some(({ kind }) => kind === "cancel")).toBe(false);
});

test("a grandchild that holds the pipes keeps the runner reading for five seconds at most", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script(
      {
        main: `const { spawn } = await import("node:child_process");
          spawn("sleep", ["60"], { stdio: "inherit", detached: true }).unref(); process.exit(0);`,
      },
      { cancel: { mode: "kill9", when: { line: /never/ }, scale } },
    ),
  );
  expect(run.conclusion).toBe("success");
  expect(run.main?.durationMs).toBeGreaterThan(500);
  expect(run.main?.durationMs).toBeLessThan(20_000);
});

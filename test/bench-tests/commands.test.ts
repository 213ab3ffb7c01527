import { expect, test, vi } from "vitest";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

test("outputs, groups and annotations of the toolkit arrive as they were sent", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `core.setOutput("text", "line 1\\nline 2 = <<EOF");
        core.startGroup("Upload");
        core.info("inside");
        core.endGroup();
        core.error("broke: 100%\\nsecond line", { title: "T, t", file: process.cwd() + "/src/a.ts", startLine: 3, startColumn: 2 });
        core.warning("careful");
        core.notice("by the way");
        core.debug("hid" + "den");`,
    }),
  );
  expect(run.outputs).toEqual({ text: "line 1\nline 2 = <<EOF" });
  expect(run.groups).toEqual(["Upload"]);
  expect(run.annotations).toEqual([
    {
      level: "error",
      message: "broke: 100%\nsecond line",
      origin: "action",
      title: "T, t",
      file: "src/a.ts",
      line: 3,
      column: 2,
    },
    { level: "warning", message: "careful", origin: "action" },
    { level: "notice", message: "by the way", origin: "action" },
  ]);
  expect(run.main?.log).toContain(
    "##[group]Upload\ninside\n##[endgroup]\n##[error]broke: 100%\nsecond line\n##[warning]careful\n##[notice]by the way\n",
  );
  expect(run.main?.log).not.toContain("hidden");
});

test("step debugging shows debug lines and tells the action", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ main: "core.debug('seen ' + core.isDebug())" }, { debug: true }));
  expect(run.log).toContain("##[debug]seen true\n");
});

test("commands count on both streams, and the old form anywhere in a line", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `console.error("  ::warning::from stderr"); log("device says ##[error]gotcha"); log("not ::error::this")`,
    }),
  );
  expect(run.annotations.map(({ level, message }) => `${level} ${message}`).sort()).toEqual([
    "error gotcha",
    "warning from stderr",
  ]);
  expect(run.commands.map(({ syntax }) => syntax).sort()).toEqual(["##[", "::"]);
});

test("a lone carriage return begins a new line, and with it a command", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ main: "process.stdout.write('progress\\r::error::hidden\\n')" }));
  expect(run.annotations).toMatchObject([{ level: "error", message: "hidden" }]);
});

test("masks hide what follows, line by line, and in what the page shows", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `log("before s3cret-one");
        core.setSecret("s3cret-one\\nsecond-line");
        log("after s3cret-one and second-line");
        core.error("s3cret-one broke");
        core.summary.addRaw("| s3cret-one |").addEOL();
        await core.summary.write();
        core.setOutput("id", "run-7");
        core.setOutput("tainted", "x-s3cret-one");`,
    }),
  );
  expect(run.masks).toEqual(["s3cret-one\nsecond-line"]);
  expect(run.main?.log).toContain("before s3cret-one\nafter *** and ***\n##[error]*** broke\n");
  expect(run.annotations[0]?.message).toBe("*** broke");
  expect(run.summary).toBe("| *** |\n");
  expect(run.outputs.tainted).toBe("x-s3cret-one");
  expect(run.jobOutputs).toEqual({ id: "run-7" });
});

test("the job's token is masked from the start", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: "log('token ' + core.getInput('token'))" }, { onLeak: "record" }),
  );
  expect(run.main?.log).toContain("  token: ***\n");
  expect(run.main?.log).toContain("token ***\n");
  expect(run.leaks).toMatchObject([{ place: "main stdout", form: "plain" }]);
});

test("between stop-commands and its token, commands are text", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `log("::stop-commands::t0ken-9"); log("::error::text"); log("##[error]text"); log("::stop-commands::other");
        log("::t0ken-9::"); log("::error::command");`,
      post: `log("::error::post is not stopped")`,
    }),
  );
  expect(run.annotations.map(({ message }) => message)).toEqual(["command", "post is not stopped"]);
  expect(run.main?.log).toContain("::error::text\n##[error]text\n");
});

test.each(["", "pause-logging", "error"])("%j is no token to stop with", async (token) => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: `log("::stop-commands::${token}"); log("::warning::still heard")` }),
  );
  expect(run.conclusion).toBe("failure");
  expect(run.annotations.at(-1)).toMatchObject({ level: "warning", message: "still heard" });
});

test("set-env and add-path on a stream are refused and fail the step; save-state and set-output still work", async () => {
  const bench = await benchForTest();
  const refused = await bench.run(script({ main: `log("::set-env name=A::1"); log("::add-path::/x")` }));
  expect(refused.conclusion).toBe("failure");
  expect(refused.annotations.filter(({ message }) => message.includes("is disabled"))).toHaveLength(2);
  const old = await bench.run(
    script({ main: `log("::set-output name=a::1"); log("::save-state name=b::2")` }),
  );
  expect(old).toMatchObject({ conclusion: "success", outputs: { a: "1" }, state: { b: "2" } });
});

test("ten annotations of a level show per stage, and messages end at 4,096 characters", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: `for (let i = 0; i < 12; i++) core.warning(i + "x".repeat(5000)); core.notice("short")` }),
  );
  const warnings = run.annotations.filter(({ level }) => level === "warning");
  expect(warnings).toHaveLength(10);
  expect(warnings[0]?.message).toHaveLength(4096);
  expect(run.annotations.at(-1)).toMatchObject({ level: "notice", message: "short" });
});

test("lines and columns that contradict each other are dropped", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `log("::error file=a,line=9,endLine=3::x"); log("::error file=a,line=1,endLine=2,col=3::x"); log("::error file=a,endLine=4::x")`,
    }),
  );
  expect(run.annotations.map(({ line, endLine, column }) => ({ line, endLine, column }))).toEqual([
    {},
    { line: 1, endLine: 2 },
    { line: 4, endLine: 4 },
  ]);
});

test("a summary over 1 MiB is dropped whole, with an error", async () => {
  const bench = await benchForTest();
  const write = (kib: number) => `await core.summary.addRaw("x".repeat(${kib} * 1024)).write()`;
  const kept = await bench.run(script({ main: write(1024) }));
  expect(kept.summary).toHaveLength(1024 * 1024);
  const dropped = await bench.run(script({ main: write(1025) }));
  expect(dropped.summary).toBe("");
  expect(dropped.conclusion).toBe("success");
  expect(dropped.annotations).toMatchObject([
    {
      level: "error",
      origin: "runner",
      message: expect.stringContaining("up to a size of 1024k, got 1025k"),
    },
  ]);
});

test("a malformed command file fails the step; what stood before the mistake counts", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `const { appendFileSync } = await import("node:fs"); appendFileSync(process.env.GITHUB_OUTPUT, "good=1\\nmalformed\\nlost=2\\n")`,
    }),
  );
  expect(run).toMatchObject({ conclusion: "failure", exitCode: 0, outputs: { good: "1" } });
  expect(run.annotations.map(({ message }) => message)).toEqual([
    "Unable to process file command 'output' successfully.",
    "Invalid format 'malformed'",
  ]);
});

test("NODE_OPTIONS cannot be exported", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ main: "core.exportVariable('NODE_OPTIONS', '--x')" }));
  expect(run.exportedEnv).toEqual({});
  expect(run.annotations[0]?.message).toBe(
    "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.",
  );
});

import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const ENTRY = pathToFileURL("src/entry.ts").href;

/** Runs `main`, whose process is interrupted while it loads, and answers how the process ended. */
function interruptedWhileLoading(main: string) {
  const code = `
    import { entries, main } from ${JSON.stringify(ENTRY)};
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    entries.devices = async () => {
      process.kill(process.pid, "SIGINT");
      await pause(100);
      console.log("loaded");
      return { main: async () => { ${main} } };
    };
    await main("devices");`;
  const { stdout, status, signal } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  return { stdout, status, signal };
}

test("a cancel that comes while a program loads is heard by it", () => {
  const listening = `await new Promise((done) => process.once("SIGINT", () => done(console.log("heard"))));`;
  expect(interruptedWhileLoading(listening)).toEqual({ stdout: "loaded\nheard\n", status: 0, signal: null });
});

test("it ends a program that does not listen, as it would have at once", () => {
  const deaf = `setTimeout(() => console.log("deaf"), 20_000);`;
  expect(interruptedWhileLoading(deaf)).toEqual({ stdout: "loaded\n", status: null, signal: "SIGINT" });
});

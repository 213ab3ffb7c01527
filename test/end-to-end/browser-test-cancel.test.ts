import { readdir, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { junit, openSetting, type Setting } from "./setting.ts";

const ACTION = "actions/browser-test";
let setting: Setting;
beforeAll(async () => {
  setting = await openSetting();
});
afterAll(() => setting[Symbol.asyncDispose]());

/** Commands of this machine's processes, those in sandboxes included, that hold `mark`. */
async function processesWith(mark: string): Promise<string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")),
  );
  return commands.filter((command) => command.includes(mark));
}

/** Resolves once processes with each mark are there: a search that finds nothing later has something to miss. */
async function appearance(...marks: string[]): Promise<void> {
  for (const mark of marks) while ((await processesWith(mark)).length === 0) await delay(50);
}

async function buildsOf(fileId: string | undefined) {
  return (await setting.builds()).filter((build) => String(build.fileId) === fileId);
}

async function isUsable(executor: string): Promise<boolean> {
  await setting.suite("next", junit(1));
  const with_ = { ...setting.connection, "suite-path": "next", executors: executor, timeout: "20s" };
  const step = await setting.bench.run({ action: ACTION, with: with_, secrets: setting.secrets });
  return step.outputs.verdict === "passed";
}

describe.skipIf(process.platform !== "linux")("a cancelled browser-test", { timeout: 120_000 }, () => {
  test("aborts its build within 5 s and before the post step, with every process it left behind", async () => {
    const plain = "31415";
    const escaped = "27182";
    await setting.suite("long", `setsid sleep ${escaped} &\necho started\nsleep ${plain}\n${junit(1)}`);
    const step = await setting.bench.run({
      action: ACTION,
      with: { ...setting.connection, "suite-path": "long", executors: "chromium-desktop" },
      secrets: setting.secrets,
      cancel: { mode: "cancelJob", when: { event: appearance(plain, escaped) } },
    });
    const signalled = step.events.find(({ kind }) => kind === "signal")?.atMs ?? 0;
    const ended = step.events.find(({ kind }) => kind === "exit")?.atMs ?? Number.POSITIVE_INFINITY;
    expect(ended - signalled).toBeLessThan(5_000);
    expect(step.signal).toBeNull();
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
    expect(step.main?.log).toMatch(/Aborted build \d+ on chromium-desktop/);
    expect(step.post?.log).not.toContain("Aborted");
    expect(await buildsOf(step.outputs["file-id"])).toEqual([
      expect.objectContaining({ state: "FINISHED", status: "ABORTED" }),
    ]);
    expect(await processesWith(plain)).toEqual([]);
    expect(await processesWith(escaped)).toEqual([]);
    expect(await isUsable("chromium-desktop")).toBe(true);
  });

  test.each([
    { mode: "cancelJob", arrivesAfterMs: 11_000, stoppedBy: "post" },
    { mode: "shutdown", arrivesAfterMs: 3_000, stoppedBy: "main" },
  ] as const)(
    "leaves no build on $mode while the request that starts it is under way: $stoppedBy stops it",
    async ({ mode, arrivesAfterMs, stoppedBy }) => {
      await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
      const hold = proxy.hold(({ method, path }) => method === "POST" && path.includes("/builds"));
      await setting.suite("slow", "sleep 16180");
      const released = hold.reached.then(() => delay(arrivesAfterMs)).then(() => hold.release());
      const step = await setting.bench.run({
        action: ACTION,
        with: {
          ...setting.connection,
          "base-url": proxy.url,
          "suite-path": "slow",
          executors: "chromium-desktop",
        },
        secrets: setting.secrets,
        cancel: { mode, when: { event: hold.reached } },
      });
      await released;
      expect(step.outputs["failure-kind"]).toBe("cancelled");
      expect(step.main?.signal).toBeNull();
      expect(step[stoppedBy]?.log).toMatch(/Aborted build \d+ on chromium-desktop/);
      const builds = await buildsOf(step.outputs["file-id"]);
      expect(builds).toEqual([expect.objectContaining({ state: "FINISHED", status: "ABORTED" })]);
      expect(await processesWith("16180")).toEqual([]);
      expect(await isUsable("chromium-desktop")).toBe(true);
    },
  );

  test.each(["kill9", "stepTimeout"] as const)("leaves no build after %s", async (mode) => {
    await setting.suite("killed", "echo started; sleep 14142");
    const step = await setting.bench.run({
      action: ACTION,
      with: { ...setting.connection, "suite-path": "killed", executors: "chromium-desktop" },
      secrets: setting.secrets,
      cancel: { mode, when: { event: appearance("14142") } },
    });
    expect(await buildsOf(step.outputs["file-id"])).toEqual([expect.objectContaining({ status: "ABORTED" })]);
    expect(await processesWith("14142")).toEqual([]);
  });

  test("leaves its build alone with abort-on-cancel: false", async () => {
    await setting.suite("left", `echo started; sleep 3; ${junit(1)}`);
    const step = await setting.bench.run({
      action: ACTION,
      with: {
        ...setting.connection,
        "suite-path": "left",
        executors: "chromium-desktop",
        "abort-on-cancel": "false",
      },
      secrets: setting.secrets,
      cancel: { mode: "cancelJob", when: { line: /│ started/ } },
    });
    expect(step.outputs["failure-kind"]).toBe("cancelled");
    await expect
      .poll(() => buildsOf(step.outputs["file-id"]), { timeout: 20_000 })
      .toEqual([expect.objectContaining({ state: "FINISHED", status: "SUCCESS" })]);
  });
});

import { realpath } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openRooms } from "../../../src/cloud/execution/room.ts";
import { livingWith, uniqueNumber, zombieChildren } from "./living.ts";
import { openSetting, type RunRequest, type Setting, testedIsolations } from "./setting.ts";

/** An order that is aborted as soon as its output holds `text`. */
function abortingAt(text: string): RunRequest {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    onText: (output) => output.includes(text) && controller.abort("enough"),
  };
}

describe.each(await testedIsolations())("the end of a run (%s)", (isolation) => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await openSetting(isolation);
  });
  afterAll(() => setting[Symbol.asyncDispose]());
  afterEach(async () => {
    expect(zombieChildren()).toEqual([]);
    expect(await setting.leftRooms()).toEqual([]);
  });

  it("kills what the script left behind, also in a session of its own and holding the output open", async () => {
    const sleep = uniqueNumber();
    const { end, output, tookMs } = await setting.run(`
      sleep ${sleep} &
      setsid sleep ${sleep} &
      setsid sh -c 'trap "" TERM HUP; (setsid sleep ${sleep} &) ; sleep ${sleep}' &
      sleep 0.3
      echo done`);
    expect(end).toEqual({ how: "exited", exitCode: 0 });
    expect(output).toBe("done\n");
    expect(livingWith(sleep)).toEqual([]);
    expect(tookMs).toBeLessThan(20_000);
  });

  it("kills what emptied its environment and left its session", async () => {
    const sleep = uniqueNumber();
    const order = abortingAt("ready");
    const { end } = await setting.run(
      `env -i setsid sleep ${sleep} & sleep 0.2; echo ready; sleep ${sleep}`,
      order,
    );
    expect(end).toEqual({ how: "aborted" });
    expect(livingWith(sleep)).toEqual([]);
  });

  it("kills what emptied its environment and outlived the script", async () => {
    const sleep = uniqueNumber();
    const { end } = await setting.run(`env -i setsid sleep ${sleep} & sleep 1.2`);
    expect(end).toEqual({ how: "exited", exitCode: 0 });
    expect(livingWith(sleep)).toEqual([]);
  });

  it("is an abort within seconds, even where SIGTERM is ignored", async () => {
    const sleep = uniqueNumber();
    const script = `trap '' TERM; sh -c 'trap "" TERM; echo ready; while :; do sleep ${sleep}; done'`;
    const { end, tookMs } = await setting.run(script, abortingAt("ready"));
    expect(end).toEqual({ how: "aborted" });
    expect(livingWith(sleep)).toEqual([]);
    expect(tookMs).toBeLessThan(20_000);
  });

  it("lets a script clean up before it is killed", async () => {
    const script = `trap 'echo cleaning; exit 0' TERM; echo ready; while :; do sleep 0.1; done`;
    const { end, output } = await setting.run(script, abortingAt("ready"));
    expect(end).toEqual({ how: "aborted" });
    expect(output).toContain("cleaning");
  });

  it("is a timeout when the script takes too long, with what it said until then", async () => {
    const sleep = uniqueNumber();
    const { end, output } = await setting.run(`echo working; setsid sleep ${sleep}`, { timeoutMs: 700 });
    expect(end).toEqual({ how: "timeout" });
    expect(output).toBe("working\n");
    expect(livingWith(sleep)).toEqual([]);
  });

  it("stops a script that forks as fast as it can", async () => {
    const sleep = uniqueNumber();
    const script = `echo ready; while :; do setsid sleep ${sleep} & sleep 0.01; done`;
    const { end } = await setting.run(script, abortingAt("ready"));
    expect(end).toEqual({ how: "aborted" });
    expect(livingWith(sleep)).toEqual([]);
  });

  it("comes when another cloud takes over the data folder, should the first have been killed", async () => {
    await using own = await openSetting(isolation);
    const sleep = uniqueNumber();
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const running = own.run(`export HOME=/tmp; setsid sleep ${sleep} & echo ready; sleep ${sleep}`, {
      onText: (output) => output.includes("ready") && resolve(),
    });
    await ready;
    await openRooms(await realpath(own.dataFolder));
    expect(livingWith(sleep)).toEqual([]);
    expect((await running).end.how).toBe("exited");
  });

  it("starts nothing for an order that was aborted before", async () => {
    const { end, output } = await setting.run("echo started", { signal: AbortSignal.abort() });
    expect(end).toEqual({ how: "aborted" });
    expect(output).toBe("");
  });

  it("tells the exit code, and the signal that killed the script", async () => {
    expect((await setting.run("exit 3")).end).toEqual({ how: "exited", exitCode: 3 });
    expect((await setting.run("kill -9 $$")).end).toEqual({ how: "exited", exitCode: 137 });
  });
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";
import { type ConsoleLog, openConsoleLog } from "../../../src/cloud/workbench/console-log.ts";
import { brokerClient } from "../broker/support/broker-client.ts";
import { eventually } from "../broker/support/broker-cloud.ts";
import { W3cServer } from "../broker/support/w3c-server.ts";
import { type Json, startTestCloud } from "../support/test-cloud.ts";

const NOTE = "\n[The console log ends here: its limit is 1000 bytes.]\n";

describe("a console log", () => {
  let store: Store;
  beforeAll(() => {
    store = openStore(undefined);
  });
  afterAll(() => store.close());

  const open = (maxBytes = 1_000_000): Promise<ConsoleLog> =>
    openConsoleLog(store, { userId: 1, buildId: 1, deviceRunId: null }, { nowMs: 1, maxBytes });
  const recordOf = ({ fileId }: ConsoleLog) => store.files.get(fileId);
  const contentOf = (log: ConsoleLog) => readFileSync(store.blobs.path(recordOf(log)?.blob ?? ""), "utf8");
  const linesOf = (count: number) => Array.from({ length: count }, (_, number) => `line ${number}\n`);

  it("can be read while it grows, within a second after each line", async () => {
    await using log = await open();
    for (const line of ["one\n", "two\n", "three\n"]) {
      log.write(line);
      await eventually(() => contentOf(log).endsWith(line) || undefined, 1_000);
    }
    expect([contentOf(log), recordOf(log)?.state]).toEqual(["one\ntwo\nthree\n", "PREPARING"]);
  });

  it("can be read soon, too, while lines never cease", async () => {
    await using log = await open();
    using _ = everyMillisecond(() => log.write("again\n"));
    await eventually(() => contentOf(log).length > 0 || undefined, 1_000);
    const sizeBytes = contentOf(log).length;
    await eventually(() => contentOf(log).length > sizeBytes || undefined, 1_000);
  });

  it.each([1, 2_000])("has every line when it ends at once after %i of them", async (count) => {
    const log = await open();
    for (const line of linesOf(count)) log.write(line);
    await log[Symbol.asyncDispose]();
    expect(contentOf(log)).toBe(linesOf(count).join(""));
    expect(recordOf(log)).toMatchObject({ state: "READY", size: linesOf(count).join("").length });
  });

  it("has all that fits its limit, and says once that more was left out", async () => {
    for (const pauseMs of [0, 60]) {
      const log = await open(1_000);
      for (const line of linesOf(100)) log.write(line);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      for (const line of linesOf(100)) log.write(line);
      await log[Symbol.asyncDispose]();
      expect(contentOf(log)).toBe(`${[...linesOf(100), ...linesOf(100)].join("").slice(0, 1_000)}${NOTE}`);
      expect(recordOf(log)).toMatchObject({ state: "READY", size: 1_000 + NOTE.length });
    }
  });

  it("says nothing of the kind when it is exactly as long as it may be, and then does", async () => {
    const log = await open(1_000);
    log.write("x".repeat(1_000));
    await eventually(() => contentOf(log).length === 1_000 || undefined, 1_000);
    log.write("y");
    await log[Symbol.asyncDispose]();
    expect(contentOf(log)).toBe("x".repeat(1_000) + NOTE);
  });
});

describe("the log of a session", { timeout: 20_000 }, () => {
  it("tells of each command within a second, and of all when the session has ended", async () => {
    await using server = await W3cServer.start();
    await using cloud = await startTestCloud({ webdriver: server.url });
    const session = await brokerClient(cloud).open();
    const { "cloud:runId": runId, "cloud:deviceRunId": id } = session.capabilities;
    const path = `/runs/${runId}/device-sessions/${id}/output-file-set/files?limit=0`;
    const log = (await cloud.get(path)).data.find(({ name }: Json) => name === "console.log");
    const read = async () => (await cloud.fetch(`/api/v2/me/files/${log.id}/file`)).text();
    for (const number of [1, 2, 3]) {
      await session.get(`/lab/${number}`);
      await eventually(async () => (await read()).includes(`GET /lab/${number} 200`) || undefined, 1_000);
    }
    await Promise.all(Array.from({ length: 100 }, (_, number) => session.get(`/lab/many/${number}`)));
    await session.quit();
    const told = [...(await read()).matchAll(/GET \/lab\/many\/(\d+) 200/g)].map(([, number]) =>
      Number(number),
    );
    expect(told.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, number) => number),
    );
    expect(await read()).toMatch(/DELETE {2}200 \d+ ms\n\[device cloud\] SUCCEEDED\n$/);
  });
});

function everyMillisecond(work: () => void): Disposable {
  const timer = setInterval(work, 1);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

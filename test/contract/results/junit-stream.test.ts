import { describe, expect, test } from "vitest";
import { readJunit, readJunitStream } from "../../../src/contract/results/junit.ts";

const suite = (inner: string) => `<testsuite name="shop">${inner}</testsuite>`;

describe("a stream", () => {
  async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const file = Buffer.from(
    suite(
      '<testcase name="Grüße 🎉"><failure message="a &amp; b">x<![CDATA[ ]] > ]]>y</failure></testcase>\n'.repeat(
        20,
      ),
    ),
  );

  test("is read alike, however it is cut", async () => {
    const whole = readJunit(file);
    expect(whole.cases).toHaveLength(20);
    expect(whole.cases[0]).toMatchObject({ name: "Grüße 🎉", message: "a & b", details: "x ]] > y" });
    for (const size of [1, 7, 300, 100_000]) {
      expect(await readJunitStream(chunksOf(file, size))).toEqual(whole);
    }
  });

  test("costs a fraction of what the suite printed", async () => {
    const noise = Buffer.from("all is well &amp; fine\n".repeat(50_000));
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('<testsuite><testcase name="a"><system-out>');
      for (let sent = 0; sent < 64 * 2 ** 20; sent += noise.length) {
        yield noise;
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      }
      yield Buffer.from("</system-out></testcase></testsuite>");
    }
    expect(await readJunitStream(huge())).toEqual({
      cases: [{ suite: "", className: "", name: "a", status: "passed" }],
      problems: [],
    });
    expect(most).toBeLessThan(48 * 2 ** 20);
  });

  test("is not read on after a refusal", async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`<html>${" ".repeat(300)}`);
      for (; asked < 100; asked++) yield Buffer.from("<p/>");
    }
    expect((await readJunitStream(endless())).problems).toHaveLength(1);
    expect(asked).toBe(0);
  });

  test("ends when the caller cancels", async () => {
    await expect(readJunitStream(chunksOf(file, 10), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "cancelled",
    });
  });
});

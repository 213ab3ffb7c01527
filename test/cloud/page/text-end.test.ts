import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textEnd } from "../../../src/cloud/page/parts/text-end.ts";
import type { FileRecord } from "../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";

let store: Store;
beforeAll(() => {
  store = openStore(undefined);
});
afterAll(() => store.close());

async function endOf(text: string | Buffer, maxBytes: number) {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const { key } = await store.blobs.keep(bytes(), 1_000_000);
  return textEnd(store, { blob: key } as FileRecord, maxBytes);
}

describe("the end of a text", () => {
  it("is all of a short one", async () => {
    expect(await endOf("a\nb\n", 100)).toEqual({ text: "a\nb\n", omittedBytes: 0 });
    expect(await endOf("", 100)).toEqual({ text: "", omittedBytes: 0 });
  });

  it("begins with a whole line", async () => {
    expect(await endOf("first\nsecond\nthird", 9)).toEqual({ text: "third", omittedBytes: 13 });
  });

  it("never holds half a character, and with what is left out is the whole", async () => {
    const texts = fc.string({
      unit: fc.constantFrom("a", "ß", "漢", "😀", "\n"),
      minLength: 1,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 4, max: 80 }), async (text, maxBytes) => {
        const whole = Buffer.from(text);
        const { text: end, omittedBytes } = await endOf(text, maxBytes);
        expect(Buffer.from(end)).toEqual(whole.subarray(omittedBytes));
        expect(Buffer.byteLength(end)).toBeLessThanOrEqual(maxBytes);
      }),
      { numRuns: 150 },
    );
  });

  it("leaves a character for later that is still being written", async () => {
    expect(await endOf(Buffer.from("done ✓").subarray(0, 6), 100)).toEqual({
      text: "done ",
      omittedBytes: 0,
    });
  });

  it("is empty where there are no bytes", async () => {
    expect(await textEnd(store, { blob: "missing" } as FileRecord, 10)).toEqual({
      text: "",
      omittedBytes: 0,
    });
  });
});

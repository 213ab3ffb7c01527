import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OutputBlotter } from "../../../src/cloud/execution/output-blotter.ts";
import { tapOutput } from "../../../src/cloud/execution/output-tap.ts";

/** The output after blotting, when it arrives in these pieces. */
function blotted(secrets: readonly string[], pieces: readonly Buffer[]): Buffer {
  const blotter = new OutputBlotter(secrets);
  return Buffer.concat([...pieces.map((piece) => blotter.write(piece)), blotter.end()]);
}

/** `data` cut at `cuts`. */
function cut(data: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((place) => Math.min(place, data.length)), data.length].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => data.subarray(places[index], end));
}

/** Few letters, so that secrets overlap, repeat and begin each other. */
const secret = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 6 });
const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "\n", "é"), maxLength: 60 });

describe("blotting secrets out of output", () => {
  it("does not depend on how the output is cut", () => {
    fc.assert(
      fc.property(fc.array(secret), text, fc.array(fc.nat(80)), (secrets, said, cuts) => {
        const data = Buffer.from(said);
        expect(`${blotted(secrets, cut(data, cuts))}`).toBe(`${blotted(secrets, [data])}`);
      }),
    );
  });

  it("leaves no secret behind", () => {
    fc.assert(
      fc.property(fc.array(secret), text, fc.array(fc.nat(80)), (secrets, said, cuts) => {
        const shown = `${blotted(secrets, cut(Buffer.from(said), cuts))}`;
        expect(secrets.filter((one) => shown.includes(one))).toEqual([]);
      }),
    );
  });

  it("leaves everything else as it is, byte by byte", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.array(fc.nat(50)), (bytes, cuts) => {
        const data = Buffer.from(bytes);
        expect(blotted(["this secret is not in there"], cut(data, cuts)).equals(data)).toBe(true);
      }),
    );
  });

  it("finds a secret in the forms in which it leaks", () => {
    const key = "k€y/with+odd=signs?";
    for (const form of [
      Buffer.from(`${key}:`).toString("base64"),
      Buffer.from(`${key}:`).toString("base64url"),
      Buffer.from(key).toString("base64"),
      encodeURIComponent(key),
    ]) {
      expect(`${blotted([key], [Buffer.from(`<${form}>`)])}`).toBe("<***>");
    }
  });

  it("holds back no more than may be a secret", () => {
    const blotter = new OutputBlotter(["secret"]);
    expect(`${blotter.write(Buffer.from("live output, se"))}`).toBe("live output, ");
    expect(`${blotter.write(Buffer.from("ven lines\n"))}`).toBe("seven lines\n");
  });

  it("takes no notice of an empty secret", () => {
    expect(`${blotted([""], [Buffer.from("all of it")])}`).toBe("all of it");
  });
});

describe("tapping output", () => {
  it("passes on as much as is kept, then one line about the cut", () => {
    const passed: Buffer[] = [];
    const tap = tapOutput([], (chunk) => passed.push(chunk), 10);
    for (const piece of ["12345", "67890", "abc", "def"]) tap.write(Buffer.from(piece));
    tap.end();
    expect(`${Buffer.concat(passed)}`).toBe(
      "1234567890\n[The output was cut here: one run keeps 10 bytes.]\n",
    );
  });

  it("cuts nothing that fits exactly, and passes on what was held back", () => {
    const passed: Buffer[] = [];
    const tap = tapOutput(["90x"], (chunk) => passed.push(chunk), 10);
    tap.write(Buffer.from("1234567890"));
    tap.end();
    expect(passed.map(String)).toEqual(["12345678", "90"]);
  });
});

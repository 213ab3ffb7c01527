import fc from "fast-check";
import { expect, test } from "vitest";
import { Masker } from "../bench/masker.ts";

function masked(secret: string, text: string): string {
  const masker = new Masker();
  masker.addWithLines(secret);
  return masker.mask(text);
}

test("every occurrence becomes three stars, neighbours and overlaps one mask", () => {
  expect(masked("abab", "x abab y ababab z")).toBe("x *** y *** z");
});

test("the encodings that the runner knows are masked", () => {
  const secret = `k<3>"y' %`;
  expect(masked(secret, Buffer.from(secret).toString("base64"))).toBe("***");
  expect(masked(secret, encodeURIComponent(secret).replaceAll("'", "%27"))).toBe("***");
  expect(masked(secret, JSON.stringify(secret))).toBe('"***"');
  expect(masked(secret, "k&lt;3&gt;&quot;y&apos; %")).toBe("***");
});

test("base64 of `key:` is not covered by the mask of `key` in two of three lengths", () => {
  const shows = (key: string) => {
    const encoded = Buffer.from(`${key}:`).toString("base64");
    return masked(key, encoded) === encoded;
  };
  expect(["abcdef", "abcdefg", "abcdefgh"].map(shows)).toEqual([false, true, true]);
});

test("a secret of several lines is masked line by line", () => {
  expect(masked("first part\n  second part\r\n", "a first part\nb second part")).toBe("a ***\nb ***");
});

test("an empty value masks nothing", () => {
  expect(masked("", "text")).toBe("text");
});

test("no text shows a secret after masking", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(word, fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 60 }), (secret, text) => {
      expect(masked(secret, text)).not.toContain(secret);
    }),
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { contentKey } from "../../../src/services/upload/content-key.ts";

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));
const stem = fc.stringMatching(/^[a-z][\w -]{0,12}$/);
const file = fc.record({
  sha256: hex,
  sizeBytes: fc.nat(),
  name: fc.tuple(stem, fc.constantFrom(".apk", ".ipa", ".zip", "")).map((parts) => parts.join("")),
});
const destination = fc.record({
  baseUrl: fc.constantFrom("https://a.example.com", "https://b.example.com", "https://a.example.com/x"),
  accountId: fc.nat(),
});
const extension = (name: string) => /\.\w+$/.exec(name)?.[0];

it("a key is the same exactly for the same content, extension, service and account", () => {
  fc.assert(
    fc.property(file, destination, file, destination, fc.nat({ max: 15 }), (a, to, b, other, same) => {
      const second = {
        sha256: same & 1 ? a.sha256 : b.sha256,
        sizeBytes: same & 2 ? a.sizeBytes : b.sizeBytes,
        name: same & 4 ? a.name : b.name,
      };
      const there = same & 8 ? to : other;
      const equal =
        a.sha256 === second.sha256 &&
        a.sizeBytes === second.sizeBytes &&
        extension(a.name) === extension(second.name) &&
        to.baseUrl === there.baseUrl &&
        to.accountId === there.accountId;
      expect(contentKey(a, to) === contentKey(second, there)).toBe(equal);
    }),
  );
});

it("a key fits into the Actions cache and tells nothing", () => {
  fc.assert(
    fc.property(file, destination, (a, to) => {
      expect(contentKey(a, to)).toMatch(/^[0-9a-f]{64}$/);
      expect(contentKey(a, to)).not.toBe(a.sha256);
    }),
  );
});

it.each([
  ["https://a.example.com/", "https://a.example.com/api/v2"],
  ["https://A.example.com", "https://a.example.com/cloud".replace("/cloud", "")],
  ["https://a.example.com:443", "https://a.example.com/api/"],
])("a service is the same under %s and %s", (one, other) => {
  const content = { sha256: "0".repeat(64), sizeBytes: 1, name: "App.APK" };
  const key = (baseUrl: string) => contentKey(content, { baseUrl, accountId: 1 });
  expect(key(one)).toBe(key(other));
  expect(contentKey({ ...content, name: "app.apk" }, { baseUrl: one, accountId: 1 })).toBe(key(one));
});

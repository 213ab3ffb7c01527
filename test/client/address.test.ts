import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DeviceCloudError } from "../../src/base/errors.ts";
import { parseAddress } from "../../src/client/address.ts";

const origins = fc.constantFrom("https://cloud.example.com", "http://127.0.0.1:8080", "https://[::1]:8443");
const slashes = fc.constantFrom("", "/", "//");

describe("the base address", () => {
  it("means the same API root with and without each path root and trailing slashes", () => {
    fc.assert(
      fc.property(origins, fc.constantFrom("", "/api", "/api/v2"), slashes, (origin, tail, end) => {
        expect(parseAddress(origin + tail + end).apiRoot).toBe(`${origin}/api/v2`);
        expect(parseAddress(`${origin}/cloud${tail}${end}`).apiRoot).toBe(`${origin}/cloud/api/v2`);
      }),
    );
  });

  it("gives the token endpoints its origin unless an address of their own is set", () => {
    expect(parseAddress("https://cloud.example.com/cloud").authRoot).toBe("https://cloud.example.com");
    expect(parseAddress("https://cloud.example.com", "https://id.example.com/").authRoot).toBe(
      "https://id.example.com",
    );
    expect(parseAddress("https://cloud.example.com", "https://id.example.com/x/oauth/token").authRoot).toBe(
      "https://id.example.com/x",
    );
  });

  it.each(["ftp://cloud.example.com", "cloud.example.com", "", "/api/v2", "javascript:alert(1)"])(
    "refuses %j, which is no web address",
    (text) => expect(() => parseAddress(text)).toThrow(/is not an http or https address/),
  );

  it("refuses credentials, queries and fragments without repeating them", () => {
    for (const text of [
      "https://user:s3cret@cloud.example.com",
      "https://cloud.example.com/?access_token=s3cret",
      "https://cloud.example.com/#s3cret",
      "user:s3cret@cloud.example.com",
    ]) {
      const error = refusalOf(() => parseAddress(text));
      expect(error.code).toBe("input");
      expect(error.remedy).toBeTruthy();
      expect(error.explanation).not.toContain("s3cret");
    }
  });

  it("is unprotected over http, except on this very machine", () => {
    const unprotected = (text: string, auth?: string) => parseAddress(text, auth).unprotected;
    expect(unprotected("http://cloud.example.com")).toBe(true);
    expect(unprotected("https://cloud.example.com", "http://id.example.com")).toBe(true);
    expect(unprotected("https://cloud.example.com")).toBe(false);
    for (const host of ["localhost", "127.0.0.1:9", "[::1]:9", "cloud.localhost"])
      expect(unprotected(`http://${host}`)).toBe(false);
  });
});

function refusalOf(work: () => unknown): DeviceCloudError {
  try {
    work();
  } catch (error) {
    if (error instanceof DeviceCloudError) return error;
  }
  throw new Error("nothing was refused");
}

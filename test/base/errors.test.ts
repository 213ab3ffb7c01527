import { describe, expect, it } from "vitest";
import { asDeviceCloudError, DeviceCloudError } from "../../src/base/errors.ts";

describe("the error of this code base", () => {
  it("says what and what to do", () => {
    const error = new DeviceCloudError("input", 'timeout "abc" is wrong.', { remedy: "Write 30m." });
    expect(error.explanation).toBe('timeout "abc" is wrong. Write 30m.');
    expect(new DeviceCloudError("input", "It is wrong.").explanation).toBe("It is wrong.");
  });

  it.each([
    ["input", "input"],
    ["package", "input"],
    ["unauthorized", "input"],
    ["not-found", "input"],
    ["refused", "input"],
    ["unreachable", "service"],
    ["protocol", "service"],
    ["cancelled", "cancelled"],
  ] as const)("counts %s as a fault of kind %s", (code, fault) => {
    expect(new DeviceCloudError(code, "It failed.").fault).toBe(fault);
  });

  it("did nothing unless it says so", () => {
    expect(new DeviceCloudError("service", "It failed.").effect).toBe("none");
    expect(new DeviceCloudError("service", "It failed.", { effect: "open" }).effect).toBe("open");
  });
});

describe("any error as ours", () => {
  it("leaves ours as it is", () => {
    const error = new DeviceCloudError("timeout", "It took too long.");
    expect(asDeviceCloudError(error)).toBe(error);
  });

  it("reads an abort as cancelled", () => {
    const aborted = new DOMException("This operation was aborted", "AbortError");
    expect(asDeviceCloudError(aborted)).toMatchObject({ code: "cancelled", cause: aborted });
  });

  it("takes the fallback for everything else, with the cause", () => {
    const cause = new TypeError("x is not a function");
    expect(asDeviceCloudError(cause, "protocol")).toMatchObject({
      code: "protocol",
      message: cause.message,
      cause,
    });
    expect(asDeviceCloudError("plain text")).toMatchObject({ code: "service", message: "plain text" });
  });
});

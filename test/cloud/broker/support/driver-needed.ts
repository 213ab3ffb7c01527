import { dirname } from "node:path";
import { describe } from "vitest";
import { findProgram } from "../../../../src/cloud/execution/find-program.ts";

const driver = findProgram(["chromedriver"], `${process.env.CHROMEWEBDRIVER ?? ""}:${process.env.PATH}`);
/** The variable that names the driver's folder to a cloud, for one that does not have this process's environment. */
export const driverVariables: Readonly<Record<string, string>> =
  driver === undefined ? {} : { CHROMEWEBDRIVER: dirname(driver) };

/** A browser starts within a second or two, on a busy machine within many. */
const TIMEOUT_MS = 90_000;

/**
 * A group of tests over a real chromedriver. Where there is none they are skipped aloud; in CI that is a failure, as
 * nobody would notice.
 */
export function describeWithDriver(name: string, tests: () => void): void {
  if (driver === undefined) {
    if (process.env.CI === "true") {
      throw new Error("No chromedriver was found: install it, or name its folder in CHROMEWEBDRIVER.");
    }
    console.warn(`Skipped, as no chromedriver was found: ${name}.`);
  }
  describe.runIf(driver !== undefined)(name, { timeout: TIMEOUT_MS }, tests);
}

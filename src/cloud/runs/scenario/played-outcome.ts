import { type DeviceRunOutcome, endedAs } from "../device-run-work.ts";
import type { Exclusion } from "../exclusion.ts";
import { SIMULATED } from "../run-notes.ts";
import type { DeviceScript } from "./scenario-file.ts";

/** What a played device run comes to. */
export interface PlayedOutcome {
  readonly outcome: DeviceRunOutcome;
  /** Whether it leaves a JUnit file. */
  readonly hasReport: boolean;
}

/** The outcome that a script plays; `fails` decides a flaky one. */
export function playedOutcome(script: DeviceScript, fails: boolean): PlayedOutcome {
  const { tests } = script;
  switch (script.outcome) {
    case "passed":
    case "unknown":
      return ended(script, "SUCCEEDED", { tests, exitCode: 0 });
    case "warning":
      return ended(script, "WARNING", { tests, exitCode: 0, said: "The scenario warns." });
    case "no-tests":
      return ended(script, "WARNING", { tests: NO_TESTS, exitCode: 0, said: "No test was executed." });
    case "failed":
      return failed(script);
    case "flaky":
      return fails ? failed(script) : ended(script, "SUCCEEDED", { tests: healed(tests), exitCode: 0 });
    case "crash": {
      const said = "The script exited with 139.";
      return { ...ended(script, "FAILED", { tests: NO_TESTS, exitCode: 139, said }), hasReport: false };
    }
    case "timeout":
      return timedOut(script);
    case "offline":
    case "excluded": {
      const { message, reason } = playedExclusion(script);
      return { outcome: endedAs("EXCLUDED", message, reason), hasReport: false };
    }
  }
}

/** Whether the script leaves its device out from the start. */
export function isLeftOut({ outcome }: DeviceScript): boolean {
  return outcome === "offline" || outcome === "excluded";
}

/** Why a script that leaves its device out does so. */
export function playedExclusion(script: DeviceScript): Exclusion {
  if (script.outcome === "offline")
    return { reason: "NO_DEVICE", message: messageOf(script, "It is offline.") };
  return { reason: script.reason, message: messageOf(script) };
}

/** The end of a device run that takes longer than its timeout. */
export function timedOut(script: DeviceScript): PlayedOutcome {
  const message = messageOf(script, "The device run ran longer than its timeout.");
  return { outcome: endedAs("TIMEOUT", message), hasReport: false };
}

/** A sentence that marks the device run as simulated, with the script's own or another behind it. */
export function messageOf(script: DeviceScript, said?: string): string {
  return [SIMULATED, script.message ?? said].filter((part) => part !== undefined).join(" ");
}

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };

function failed(script: DeviceScript): PlayedOutcome {
  const tests = script.tests.failed > 0 ? script.tests : { ...script.tests, failed: 1 };
  const said = `${tests.failed} of ${tests.passed + tests.failed} tests failed.`;
  return ended(script, "FAILED", { tests, exitCode: 1, said });
}

/** All tests that a failing turn has, passed. */
function healed(tests: DeviceScript["tests"]): DeviceScript["tests"] {
  return { ...tests, passed: tests.passed + Math.max(tests.failed, 1), failed: 0 };
}

function ended(
  script: DeviceScript,
  state: string,
  { tests, exitCode, said }: { tests: DeviceScript["tests"]; exitCode: number; said?: string },
): PlayedOutcome {
  const message = messageOf(script, said);
  return { outcome: { ...tests, state, exitCode, message, excludeReason: null }, hasReport: true };
}

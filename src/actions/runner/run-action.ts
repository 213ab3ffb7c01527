import * as core from "@actions/core";
import { asDeviceCloudError, type DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { keepEnd } from "./checkpoint-state.ts";
import { inert } from "./log.ts";
import { keepGarbageSmall } from "./small-garbage.ts";

/** `failure-kind` of an error that ended an action before there was a verdict (docs/decisions.md, The verdict). */
function failureKind({ code, fault }: DeviceCloudError): string {
  if (code === "unavailable") return "devices";
  if (fault === "input") return "input";
  return fault === "cancelled" ? "cancelled" : "infrastructure";
}

/** Runs an action: whatever ends it early becomes a failed verdict with exactly one error and no stack trace. */
export async function runAction(act: () => Promise<void>): Promise<void> {
  keepGarbageSmall();
  try {
    await act();
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.cause instanceof Error) core.debug(inert(failure.cause.stack ?? failure.cause.message));
    core.setOutput("verdict", "failed");
    core.setOutput("failure-kind", failureKind(failure));
    core.setOutput("reason", plainLine(failure.message, 600));
    fail(failure.explanation);
  } finally {
    keepEnd();
  }
}

/** Fails the step with its one error. */
export function fail(message: string): void {
  core.setFailed(inert(message));
}

/** The outputs of a step that did what it is for. */
export function pass(reason: string): void {
  core.setOutput("verdict", "passed");
  core.setOutput("failure-kind", "");
  core.setOutput("reason", reason);
}

/** Ends the step green without having run anything: no credentials, and `without-credentials: skip`. */
export function skip(): void {
  const reason = "no credentials are given, and without-credentials is skip";
  core.notice(`Nothing was run: ${reason}. Pull requests from forks and Dependabot get no secrets.`);
  core.setOutput("verdict", "skipped");
  core.setOutput("failure-kind", "");
  core.setOutput("reason", reason);
}

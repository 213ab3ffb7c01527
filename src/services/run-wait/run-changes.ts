import { formatDuration } from "../../base/duration.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { sessionReason } from "../runs/session-outcome.ts";
import { progressOf, type RunSnapshot } from "./run-snapshot.ts";

/** A run as messages name it: `test run 7 (Nightly)`. */
export function runTitle({ id, displayName }: Pick<Run, "id" | "displayName">): string {
  const name = plainLine(displayName ?? "", 120);
  return name === "" ? `test run ${id}` : `test run ${id} (${name})`;
}

/** A device session's device as messages name it. */
export function deviceTitle({ id, device }: DeviceSession): string {
  return plainLine(device?.displayName ?? "", 80) || `device run ${id}`;
}

/** What is new since a run was last seen, a line each. Nothing, when nothing is. */
export function changesOf(now: RunSnapshot, before: RunSnapshot | undefined): string[] {
  const title = runTitle(now.run);
  const said = new Map((before?.sessions ?? []).map((session) => [session.id, saysOf(session)]));
  const devices = (now.sessions ?? [])
    .filter((session) => said.get(session.id) !== saysOf(session))
    .map((session) => `Test run ${now.run.id}: ${deviceTitle(session)} is ${saysOf(session)}`);
  const isNew = !before || before.run.state !== now.run.state || figures(before) !== figures(now);
  return isNew ? [...devices, `${capital(title)} is ${stateOf(now.run)}: ${figures(now)}`] : devices;
}

/** The runs that have not ended, in one line, for when nothing else has been said for a while. */
export function heartbeatText(snapshots: readonly RunSnapshot[], elapsedMs: number): string {
  const open = snapshots.filter(({ stage }) => stage !== "ended");
  const runs = open.map((one) => `test run ${one.run.id} is ${stateOf(one.run)}, ${figures(one)}`);
  return `Waiting for ${formatDuration(elapsedMs)} now: ${runs.join("; ") || "results"}.`;
}

/** The state as the service writes it. */
export function stateOf({ state }: Pick<Run, "state">): string {
  return plainLine(state ?? "in no state", 80);
}

function saysOf(session: DeviceSession): string {
  const reason = sessionReason(session);
  return plainLine(`${session.state ?? "in no state"}${reason ? ` (${reason})` : ""}`, 300);
}

function figures(snapshot: RunSnapshot): string {
  const { waiting, running, ended } = progressOf(snapshot);
  return `${ended} of ${waiting + running + ended} device runs ended, ${running} running, ${waiting} waiting`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

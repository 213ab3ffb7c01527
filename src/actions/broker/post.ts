import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { closePass } from "../../services/broker/close-pass.ts";
import { collectSessions } from "../../services/broker/collect-sessions.ts";
import { renderSessions } from "../../services/broker/render-sessions.ts";
import { connect } from "../runner/connect.ts";
import { actionLogger } from "../runner/log.ts";
import { publishArtifact } from "../runner/publish-artifact.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { writeSummary } from "../runner/write-summary.ts";
import { brokerInputs, brokerRules } from "./inputs.ts";
import { keptTicket } from "./ticket-state.ts";

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/** Ends the suite's sessions, and attaches what they left. Never fails the job. */
export async function main(): Promise<void> {
  try {
    const ticketId = keptTicket();
    if (ticketId === undefined) return;
    const inputs = readInputs("broker", brokerInputs, brokerRules);
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    const tools = { client, logger: actionLogger, clock: systemClock, signal };
    const sessions = await closePass(ticketId, inputs["end-sessions"], tools);
    const folder = await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "broker-sessions-"));
    const isKept = inputs["publish-artifact"];
    const collected = isKept
      ? await collectSessions(sessions, folder, tools)
      : sessions.map((session) => ({ session, files: [], problems: [] }));
    const retentionDays = inputs["artifact-retention-days"];
    const artifact = isKept
      ? await publishArtifact({ name: inputs["artifact-name"], folder, retentionDays })
      : null;
    const place = artifact && { label: artifact.name, url: artifact.url };
    await writeSummary(renderSessions(collected, place));
  } catch (error) {
    actionLogger.warning(`Sessions may still be open: ${asDeviceCloudError(error).explanation}`);
  }
}

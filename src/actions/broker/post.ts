import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closePass } from "../../services/broker/close-pass.ts";
import { collectSessions } from "../../services/broker/collect-sessions.ts";
import { renderSessions } from "../../services/broker/render-sessions.ts";
import { publishArtifact } from "../runner/publish-artifact.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { type StopTools, stopInPost } from "../runner/stop-in-post.ts";
import { writeSummary } from "../runner/write-summary.ts";
import { type BrokerInputs, brokerInputs, brokerRules } from "./inputs.ts";
import { keptTicket } from "./ticket-state.ts";

/** Ends the suite's sessions, and attaches what they left. Never fails the job. */
export async function main(): Promise<void> {
  const ticketId = keptTicket();
  if (ticketId === undefined) return;
  await stopInPost({
    read: () => readInputs("broker", brokerInputs, brokerRules),
    stop: (tools, inputs) => endSessions(ticketId, inputs, tools),
    atRisk: "Sessions may still be open",
  });
}

async function endSessions(ticketId: number, inputs: BrokerInputs, tools: StopTools): Promise<void> {
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
}

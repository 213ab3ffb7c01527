import { systemClock } from "../../base/clock.ts";
import { awaitDevice } from "../../services/broker/await-device.ts";
import { openPass } from "../../services/broker/open-pass.ts";
import { capabilitiesOf } from "../../services/broker/session-wish.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { handOut } from "./hand-out.ts";
import { brokerInputs, brokerRules } from "./inputs.ts";
import { keepTicket } from "./ticket-state.ts";
import { wishOf } from "./wish.ts";

/** `actions/broker`: prepares the job for a suite that drives devices itself. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("broker", brokerInputs, brokerRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const { signal } = cancel;
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random, signal };
    const wish = wishOf(inputs);
    const limitMs = inputs["wait-for-device"];
    if (limitMs !== undefined) await awaitDevice(wish, limitMs, tools);
    const pass = await openPass(
      {
        brokerUrl: inputs["broker-url"],
        baseUrl: inputs["base-url"],
        lifetimeMs: inputs["ticket-lifetime"],
        apiKey: inputs["api-key"],
      },
      tools,
    );
    if (pass.ticketId !== undefined) keepTicket(pass.ticketId);
    handOut(pass, capabilitiesOf(wish));
  });
}

import type { SessionWish } from "../../services/broker/session-wish.ts";
import type { BrokerInputs } from "./inputs.ts";

/** The inputs as what the suite's sessions are to be like. */
export function wishOf(inputs: BrokerInputs): SessionWish {
  return {
    browserName: inputs["browser-name"],
    device: inputs.device,
    group: inputs["device-group"],
    osType: inputs["os-type"]?.toUpperCase(),
    version: inputs["os-version"],
    project: inputs["project-name"],
    name: inputs["session-name"],
    multiSessionWaitMs: inputs["multi-session-wait"],
    more: (inputs.capabilities as Record<string, unknown> | undefined) ?? {},
  };
}

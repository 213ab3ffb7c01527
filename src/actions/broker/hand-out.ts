import * as core from "@actions/core";
import type { BrokerPass } from "../../services/broker/open-pass.ts";

/** The variables that the next steps find it in. */
const VARIABLES = {
  brokerUrl: "DEVICE_CLOUD_BROKER_URL",
  ticket: "DEVICE_CLOUD_BROKER_TICKET",
  capabilities: "DEVICE_CLOUD_CAPABILITIES",
} as const;

/** Gives the next steps of the job what their suite opens sessions with, as outputs and as variables. */
export function handOut({ brokerUrl, ticket }: BrokerPass, capabilities: object): void {
  mask(ticket);
  const text = JSON.stringify(capabilities);
  core.setOutput("broker-url", brokerUrl);
  core.setOutput("ticket", ticket);
  core.setOutput("capabilities", text);
  core.setOutput("verdict", "passed");
  core.setOutput("failure-kind", "");
  core.setOutput("reason", "the broker takes sessions");
  core.exportVariable(VARIABLES.brokerUrl, brokerUrl);
  core.exportVariable(VARIABLES.ticket, ticket);
  core.exportVariable(VARIABLES.capabilities, text);
  core.info(`Sessions at ${brokerUrl} with ${text}`);
}

/** Clients send it by Basic authentication, as user name alone or beside it as the password. */
function mask(ticket: string): void {
  core.setSecret(ticket);
  for (const pair of [`${ticket}:`, `${ticket}:${ticket}`])
    core.setSecret(Buffer.from(pair).toString("base64"));
}

import { Builder } from "selenium-webdriver";

const {
  DEVICE_CLOUD_BROKER_URL: address,
  DEVICE_CLOUD_BROKER_TICKET: ticket,
  DEVICE_CLOUD_CAPABILITIES: capabilities = '{"browserName": "chrome"}',
} = process.env;

/** Opens a session as `actions/broker` has prepared it; `quit()` ends it. */
export async function openSession() {
  if (!address || !ticket) {
    throw new Error("Set DEVICE_CLOUD_BROKER_URL and DEVICE_CLOUD_BROKER_TICKET, as actions/broker does.");
  }
  return await new Builder()
    .usingServer(address)
    .withCapabilities({ ...JSON.parse(capabilities), "cloud:ticket": ticket })
    .build();
}

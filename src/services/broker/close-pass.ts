import { asDeviceCloudError } from "../../base/errors.ts";
import type { BrokerSession } from "../../contract/resources/broker.ts";
import type { BrokerTools } from "./await-device.ts";

/**
 * Revokes a ticket, which ends the sessions that are still open on it, and tells all that it ever opened, oldest first.
 * Without `end` they are only told.
 * @throws {DeviceCloudError} what the service refused; its sessions then end when nobody uses them.
 */
export async function closePass(
  ticketId: number,
  end: boolean,
  { client, logger, signal }: Pick<BrokerTools, "client" | "logger" | "signal">,
): Promise<BrokerSession[]> {
  if (end) {
    await client.broker.revokeTicket({ ticketId }, { signal });
    logger.info("The ticket is revoked, and no session of it is open any more.");
  }
  const query = { filter: `n_ticketId_eq_${ticketId}`, sort: "id_a" };
  try {
    return await Array.fromAsync(client.broker.sessions({ query }, { signal }));
  } catch (error) {
    logger.warning(`The sessions could not be listed: ${asDeviceCloudError(error).explanation}`);
    return [];
  }
}

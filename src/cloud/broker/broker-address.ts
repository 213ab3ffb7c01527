import { BROKER_ROOTS } from "../../contract/broker.ts";

/** The broker's address with its path, for who reaches the cloud at `origin`: `http://host/hub/wd`. */
export function brokerAddress(origin: string): string {
  return origin + BROKER_ROOTS[0];
}

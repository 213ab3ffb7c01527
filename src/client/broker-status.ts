import { DeviceCloudError } from "../base/errors.ts";
import { type BrokerStatus, brokerStatus } from "../contract/resources/broker-status.ts";
import { withRetries } from "./attempts.ts";
import type { Connection } from "./connection.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { CallOptions } from "./settings.ts";
import { statusFailure } from "./status-failure.ts";

/**
 * Asks an automation broker whether it takes sessions (Client-side automation broker). Sent without credentials, since
 * WebDriver asks for none there.
 * @param broker its address with its path, such as `https://cloud.example.com/hub/wd`.
 * @throws {DeviceCloudError} `input` for what is no address, else the last attempt's failure.
 */
export async function askBroker(
  connection: Connection,
  broker: string,
  options: CallOptions = {},
): Promise<BrokerStatus> {
  const url = statusAddress(broker);
  const { transport, secrets } = connection;
  const label = `GET ${url.host}${url.pathname}`;
  const totalTimeoutMs = options.timeoutMs ?? connection.requestTimeoutMs;
  const { signal } = options;
  return await withRetries(connection, { method: "GET", label, signal }, async (attempt) => {
    const limits = { totalTimeoutMs, idleTimeoutMs: totalTimeoutMs };
    const answer = await transport.send({ method: "GET", url, label, attempt, signal, ...limits });
    if (answer.status !== 200) throw await statusFailure(answer, { label, url, secrets, keyed: false });
    return (await jsonAnswer(answer, brokerStatus, label)).value;
  });
}

function statusAddress(broker: string): URL {
  const url = URL.canParse(broker) ? new URL(broker) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") {
    url.pathname = `${url.pathname.replace(/\/+$/, "")}/status`;
    return url;
  }
  throw new DeviceCloudError(
    "input",
    "The address of the broker is no http or https address without credentials.",
    {
      remedy: "Give it with its path, such as https://cloud.example.com/hub/wd.",
    },
  );
}

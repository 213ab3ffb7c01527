import { request } from "node:http";
import type { Json } from "../../support/test-cloud.ts";

/** How the handshake of a WebSocket is refused. Rejects when it is accepted. */
export function refusedHandshake(
  address: string,
  origin?: string,
): Promise<{ readonly status: number | undefined; readonly value: Json }> {
  const headers = {
    ...{ connection: "Upgrade", upgrade: "websocket", ...(origin === undefined ? {} : { origin }) },
    ...{ "sec-websocket-version": "13", "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==" },
  };
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers });
    asking.once("response", async (answer) => {
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk;
      resolve({ status: answer.statusCode, value: JSON.parse(text).value });
    });
    asking.once("upgrade", (_, socket) => {
      socket.destroy();
      reject(new Error("it was accepted"));
    });
    asking.once("error", reject);
    asking.end();
  });
}

import type { Capabilities } from "../backend/backend.ts";

/** Why a session without a sandbox has no WebSocket, and what to do about it. */
export const SOCKET_REMEDY =
  "over one, a browser can be told to read files, and no sandbox works on the cloud's machine; install bubblewrap there";

/**
 * Leaves out the wish for a WebSocket (WebDriver BiDi, webSocketUrl): its commands open files, load extensions and speak
 * the DevTools protocol. The session's log says so. Clients that ask for one by habit do without, as the answer has none.
 */
export function withoutSocket(asked: Capabilities, onOutput: (chunk: Buffer) => void): Capabilities {
  const { webSocketUrl, ...others } = asked;
  if (webSocketUrl === true) onOutput(Buffer.from(`The session has no WebSocket: ${SOCKET_REMEDY}.\n`));
  return others;
}

import type { IncomingMessage } from "node:http";
import type { SessionEnd } from "../record/session-record.ts";

interface Command {
  readonly method: string;
  readonly path: string;
}

/** By what a driver tells that a session is over, and how it then ended. Such answers are short. */
const SIGNS: readonly {
  tells(command: Command, status: number): boolean;
  readonly text: RegExp;
  readonly end: SessionEnd;
}[] = [
  {
    tells: (_, status) => status === 404,
    text: /"error"\s*:\s*"invalid session id"/,
    end: { state: "FAILED", message: "The browser is gone: it crashed or was closed." },
  },
  {
    // Closing the last window closes the session (WebDriver 2, Close Window).
    tells: ({ method, path }, status) => method === "DELETE" && path === "/window" && status === 200,
    text: /^\s*\{\s*"value"\s*:\s*\[\s*\]/,
    end: { state: "SUCCEEDED", message: "Its client closed the last window." },
  },
];
const MAX_LOOK_BYTES = 8_192;

/**
 * How the session ended, where the driver's answer says that it has. The answer is only looked at: somebody else passes it
 * on.
 */
export function endIn(
  command: Command,
  answer: IncomingMessage,
): Promise<SessionEnd | undefined> | undefined {
  const sign = SIGNS.find(({ tells }) => tells(command, answer.statusCode ?? 0));
  if (!sign) return undefined;
  let text = "";
  answer.on("data", (chunk: Buffer) => {
    if (text.length < MAX_LOOK_BYTES) text += chunk.toString("latin1");
  });
  return new Promise((resolve) => {
    answer.once("close", () => resolve(sign.text.test(text) ? sign.end : undefined));
  });
}

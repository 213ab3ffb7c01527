import type { ComparedCommand } from "./commands.ts";
import { normaliser } from "./normalised.ts";

/** A command and its answer, as text, with everything that varies replaced. */
export interface RecordedExchange {
  readonly command: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
  readonly body: string;
}

const HEADERS = { "content-type": "application/json; charset=utf-8" };

/**
 * Sends the commands to a session in order and records every answer.
 * @param session its address, `http://127.0.0.1:1234/session/abc`.
 */
export async function recordExchanges(
  session: string,
  commands: readonly ComparedCommand[],
): Promise<RecordedExchange[]> {
  const kept = new Map<string, string>();
  const normalise = normaliser();
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => kept.get(name) ?? whole);
  const recorded: RecordedExchange[] = [];
  for (const { method, path, body, keep } of commands) {
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const init = text === undefined ? { method } : { method, headers: HEADERS, body: fill(text) };
    const answer = await fetch(session + fill(path), init);
    const answered = await answer.text();
    if (keep !== undefined) kept.set(keep, idIn(answered, path));
    recorded.push({
      command: `${method} ${path} ${text ?? ""}`.trimEnd(),
      status: answer.status,
      contentType: answer.headers.get("content-type"),
      cacheControl: answer.headers.get("cache-control"),
      body: normalise(answered),
    });
  }
  return recorded;
}

function idIn(text: string, path: string): string {
  const { value } = JSON.parse(text);
  const id = typeof value === "string" ? value : Object.values(value ?? {})[0];
  if (typeof id === "string") return id;
  throw new Error(`${path} gave no id but ${text.slice(0, 200)}`);
}

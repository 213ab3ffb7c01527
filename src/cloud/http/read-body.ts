import type { FastifyInstance } from "fastify";
import { badRequest } from "../refusals.ts";

/** Bodies other than files are small; job content and build configurations are the largest. */
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_DEPTH = 100;

/** A body that was read whole: JSON, or a form. */
export type SmallBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "form"; readonly pairs: URLSearchParams };

/**
 * Teaches the server which bodies it reads before a handler runs. An empty body is none, whatever its content type
 * says; bodies of other types are left unread.
 */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const whole = { parseAs: "string", bodyLimit: MAX_BODY_BYTES } as const;
  server.addContentTypeParser("application/json", whole, async (_request: unknown, text: string) =>
    readJson(text),
  );
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    whole,
    async (_request: unknown, text: string): Promise<SmallBody | undefined> =>
      text === "" ? undefined : { kind: "form", pairs: new URLSearchParams(text) },
  );
  leaveUnread(server);
}

/** Leaves every body for the handler to stream. */
export function leaveUnread(server: FastifyInstance): void {
  server.addContentTypeParser("*", async () => undefined);
}

function readJson(text: string): SmallBody | undefined {
  if (text.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw badRequest(`The body is not JSON: ${(error as Error).message}.`);
  }
  if (isDeeperThan(value, MAX_DEPTH)) throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  return { kind: "json", value };
}

/** Also JSON that can be read may be nested too deeply to be written again. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

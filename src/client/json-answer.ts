import type * as z from "zod";
import { plainLine } from "../base/untrusted-text.ts";
import { limitedBody } from "./limited-body.ts";
import { RequestFailure } from "./request-failure.ts";
import type { HttpAnswer } from "./transport.ts";

/** Far above the largest page; a service that sends more is not believed. */
const MAX_JSON_BYTES = 32 * 1024 * 1024;

/**
 * The body of a successful answer, parsed by `schema`.
 * @throws {RequestFailure} `protocol` when it is no JSON, too large, or not what the schema says. The message names the
 * field, never its value.
 */
export async function jsonAnswer<S extends z.ZodType>(
  answer: HttpAnswer,
  schema: S,
  label: string,
): Promise<z.output<S>> {
  const { bytes, cut } = await limitedBody(answer, MAX_JSON_BYTES);
  if (cut) throw unexpected(answer, `The answer to ${label} is larger than 32 MiB.`);
  const parsed = parse(bytes.toString("utf8"));
  const result = schema.safeParse(parsed?.value);
  if (result.success) return result.data;
  if (!parsed) throw notJson(answer, label, bytes.length);
  const field = result.error.issues[0]?.path.join(".") || "(the whole body)";
  throw new RequestFailure("protocol", `The answer to ${label} does not fit: ${plainLine(field, 120)}.`, {
    status: answer.status,
    remedy: "The service's version may not be supported; check base-url, and report this message.",
    effect: "settled",
  });
}

/** Undefined where `text` is no JSON; a schema may still take that for no record. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function notJson(answer: HttpAnswer, label: string, sizeBytes: number): RequestFailure {
  const html = /^text\/html\b/i.test(answer.header("content-type") ?? "");
  const what = sizeBytes === 0 ? "empty" : html ? "HTML instead of JSON" : "not JSON";
  return unexpected(answer, `The answer to ${label} is ${what}.`);
}

/** Not the service's own words, so nobody knows who answered. */
function unexpected({ status }: HttpAnswer, message: string): RequestFailure {
  const remedy =
    "Check that base-url is the address of the service's API and not of a web page or a login portal.";
  return new RequestFailure("protocol", message, { status, remedy, effect: "open" });
}

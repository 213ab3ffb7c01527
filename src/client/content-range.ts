import type { HttpAnswer } from "./transport.ts";

/** The `Content-Range` of a partial answer, or of a 416, which has a total only. Numbers are bytes. */
export interface ContentRange {
  readonly start: number | undefined;
  readonly total: number | undefined;
}

/** The part of the file that the answer carries; undefined where it does not say. */
export function contentRange(answer: HttpAnswer): ContentRange | undefined {
  const match = /^bytes (?:(\d+)-\d+|\*)\/(?:(\d+)|\*)$/.exec(answer.header("content-range") ?? "");
  return match ? { start: toNumber(match[1]), total: toNumber(match[2]) } : undefined;
}

/** The announced length of the body in bytes. */
export function lengthOf(answer: HttpAnswer): number | undefined {
  const text = answer.header("content-length") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

import { createHash, randomInt, timingSafeEqual } from "node:crypto";

const ALPHANUMERICS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new secret of `length` letters and digits; public clients insist on 32 for an API key. */
export function newSecret(length = 32): string {
  return Array.from({ length }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join("");
}

/** What is kept of a secret that only has to be recognised. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}

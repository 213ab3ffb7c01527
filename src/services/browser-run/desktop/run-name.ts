import type { Random } from "../../../base/clock.ts";

const TITLE_LENGTH = 100;
const NONCE_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A name that no other run has, by which a run is found again: `title` with a nonce. Only of characters that a filter
 * passes on as they are: `;`, `|`, `_` and `%` mean something there.
 */
export function uniqueRunName(title: string, random: Random): string {
  const letters = [...title.replace(/[^\p{L}\p{N} ./#-]+/gu, "-")].slice(0, TITLE_LENGTH);
  const plain = letters.join("").trim();
  const nonce = Array.from({ length: NONCE_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]);
  return `${plain || "Browser test"} ${nonce.join("")}`;
}

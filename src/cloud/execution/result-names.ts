import { extname } from "node:path";
import { plainName } from "../../base/zip/plain-name.ts";

/** Gives results names that are plain and that no file system mixes up. */
export class ResultNames {
  readonly #taken = new Set<string>();

  /** The plain form of `name`, with a number where another result has it already. */
  take(name: string): string {
    const plain = plainName(name);
    const extension = extname(plain);
    const stem = plain.slice(0, plain.length - extension.length);
    let candidate = plain;
    for (let number = 2; this.#taken.has(folded(candidate)); number++)
      candidate = `${stem} (${number})${extension}`;
    this.#taken.add(folded(candidate));
    return candidate;
  }
}

function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

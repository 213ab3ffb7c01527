const MASK = Buffer.from("***");

/**
 * Takes secrets out of a stream of output, also where a secret is split over chunks: bytes that may be the beginning
 * of one are held back until the next chunk tells. Every form in which a secret usually leaks is looked for.
 */
export class OutputBlotter {
  readonly #patterns: readonly Buffer[];
  readonly #firstBytes: ReadonlySet<number>;
  #held: Buffer = Buffer.alloc(0);

  constructor(secrets: readonly string[]) {
    const forms = new Set(secrets.filter((secret) => secret !== "").flatMap(formsOf));
    this.#patterns = [...forms].map((form) => Buffer.from(form)).sort((a, b) => b.length - a.length);
    this.#firstBytes = new Set(this.#patterns.map((pattern) => pattern[0] as number));
  }

  /** What may be shown of the output so far. */
  write(chunk: Buffer): Buffer {
    return this.#blot(Buffer.concat([this.#held, chunk]), false);
  }

  /** What was held back, at the end of the output. */
  end(): Buffer {
    return this.#blot(this.#held, true);
  }

  #blot(data: Buffer, isEnd: boolean): Buffer {
    const shown: Buffer[] = [];
    let from = 0;
    let at = 0;
    while (at < data.length) {
      if (!this.#firstBytes.has(data[at] as number)) {
        at++;
        continue;
      }
      // Longest first: a pattern that could still grow to a match decides before a shorter one that already does.
      const pattern = this.#patterns.find((candidate) => startsAt(data, at, candidate, isEnd));
      if (!pattern) {
        at++;
        continue;
      }
      if (at + pattern.length > data.length) break;
      shown.push(data.subarray(from, at), MASK);
      at += pattern.length;
      from = at;
    }
    this.#held = Buffer.from(data.subarray(at));
    shown.push(data.subarray(from, at));
    return Buffer.concat(shown);
  }
}

/** Whether `pattern` stands at `at`, or, before the end of the output, may begin there. */
function startsAt(data: Buffer, at: number, pattern: Buffer, isEnd: boolean): boolean {
  const length = Math.min(pattern.length, data.length - at);
  if (isEnd && length < pattern.length) return false;
  return data.compare(pattern, 0, length, at, at + length) === 0;
}

/** The secret itself, in Base64 alone and as Basic credentials, and as it stands in an address. */
function formsOf(secret: string): string[] {
  const encoded = [secret, `${secret}:`].flatMap((text) => {
    const bytes = Buffer.from(text);
    return [
      bytes.toString("base64"),
      bytes.toString("base64").replace(/=+$/, ""),
      bytes.toString("base64url"),
    ];
  });
  return [secret, encodeURIComponent(secret), ...encoded];
}

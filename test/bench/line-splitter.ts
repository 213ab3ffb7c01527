import { StringDecoder } from "node:string_decoder";

/**
 * Cuts a stream of UTF-8 bytes into lines as the runner reads them: LF, CR LF and a lone CR all end a line, and a
 * last line without an end counts.
 */
export class LineSplitter {
  readonly #decoder = new StringDecoder("utf8");
  readonly #emit: (line: string) => void;
  #pending = "";
  #endedWithCr = false;

  constructor(emit: (line: string) => void) {
    this.#emit = emit;
  }

  push(chunk: Buffer): void {
    this.#take(this.#decoder.write(chunk));
  }

  end(): void {
    this.#take(this.#decoder.end());
    if (this.#pending !== "") this.#emit(this.#pending);
    this.#pending = "";
  }

  #take(decoded: string): void {
    if (decoded === "") return;
    const text = this.#endedWithCr && decoded.startsWith("\n") ? decoded.slice(1) : decoded;
    let start = 0;
    for (const lineEnd of text.matchAll(/\r\n|\r|\n/g)) {
      this.#emit(this.#pending + text.slice(start, lineEnd.index));
      this.#pending = "";
      start = lineEnd.index + lineEnd[0].length;
    }
    this.#pending += text.slice(start);
    this.#endedWithCr = decoded.endsWith("\r");
  }
}

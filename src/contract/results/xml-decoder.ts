const SNIFFED_BYTES = 256;

/** Turns the bytes of an XML file into text: by its byte order mark, else by its declaration, else as UTF-8. */
export class XmlDecoder {
  #head: Buffer = Buffer.alloc(0);
  #decoder: InstanceType<typeof TextDecoder> | undefined;

  /** The text of `chunk`, as far as its characters are complete. Throws a `RangeError` for an unknown encoding. */
  decode(chunk: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(chunk, { stream: true });
    this.#head = Buffer.concat([this.#head, chunk]);
    return this.#head.length < SNIFFED_BYTES ? "" : this.#begin();
  }

  /** The rest of the text. */
  end(): string {
    const begun = this.#decoder ? "" : this.#begin();
    return begun + (this.#decoder?.decode() ?? "");
  }

  #begin(): string {
    this.#decoder = new TextDecoder(encodingOf(this.#head));
    const text = this.#decoder.decode(this.#head, { stream: true });
    this.#head = Buffer.alloc(0);
    return text;
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const start = head.subarray(0, SNIFFED_BYTES).toString("latin1");
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  // A declaration that can be read byte by byte is not UTF-16, whatever it says.
  return declared && !/^utf-?16/i.test(declared) ? declared : "utf-8";
}

/** Replaces registered secrets, and the encodings of them that the runner knows, with `***`. */
export class Masker {
  readonly #needles = new Set<string>();

  /** Registers `value`. An empty one is ignored. */
  add(value: string): void {
    if (value === "") return;
    this.#needles.add(value);
    for (const encode of ENCODERS) {
      const encoded = encode(value);
      if (encoded !== "") this.#needles.add(encoded);
    }
  }

  /** Registers `value` and, as secrets are printed line by line, each of its lines. */
  addWithLines(value: string): void {
    this.add(value);
    for (const line of value.split(/[\r\n]/)) this.add(line.trim());
  }

  mask(text: string): string {
    const ranges = this.#rangesIn(text).sort((a, b) => a.start - b.start);
    let masked = "";
    let done = 0;
    for (const [index, range] of ranges.entries()) {
      const next = ranges[index + 1];
      if (next && next.start <= range.end) {
        // Neighbours and overlaps become one mask.
        next.start = range.start;
        next.end = Math.max(range.end, next.end);
        continue;
      }
      masked += `${text.slice(done, range.start)}***`;
      done = range.end;
    }
    return masked + text.slice(done);
  }

  #rangesIn(text: string): { start: number; end: number }[] {
    const ranges: { start: number; end: number }[] = [];
    for (const needle of this.#needles) {
      for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
        ranges.push({ start: at, end: at + needle.length });
      }
    }
    return ranges;
  }
}

/** The runner's own list of encoders (actions/runner, HostContext and ValueEncoders). */
const ENCODERS: readonly ((value: string) => string)[] = [
  (value) => base64From(value, 0),
  (value) => base64From(value, 1),
  (value) => base64From(value, 2),
  (value) => value.replaceAll('"', '\\"'),
  (value) => value.replaceAll("'", "''"),
  (value) => JSON.stringify(value).slice(1, -1),
  uriData,
  xmlData,
  (value) => (value.length > 8 && /^".*"$/s.test(value) ? value.slice(1, -1) : ""),
  (value) => longEnough(value.slice(0, ampersand(value))),
  (value) => longEnough(ampersand(value) === 0 ? "" : value.slice(afterAmpersand(value))),
];

function base64From(value: string, shift: number): string {
  const bytes = Buffer.from(value);
  return bytes.subarray(bytes.length > shift ? shift : 0).toString("base64");
}

function uriData(value: string): string {
  const reserved = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value.toWellFormed()).replace(/[!'()*]/g, reserved);
}

function xmlData(value: string): string {
  const entities: Record<string, string> = { "<": "lt", ">": "gt", '"': "quot", "'": "apos", "&": "amp" };
  return value.replace(/[<>"'&]/g, (char) => `&${entities[char]};`);
}

/** Where the part ends that a PowerShell error prints apart: behind the first `&+`, else the last `&`; 0 if none. */
function ampersand(value: string): number {
  const plus = value.indexOf("&+");
  return plus >= 0 ? plus + 2 : value.lastIndexOf("&") + 1;
}

/** Where the rest begins. Behind `&+` one letter is lost to a colour code. */
function afterAmpersand(value: string): number {
  return ampersand(value) + (value.includes("&+") ? 1 : 0);
}

function longEnough(part: string): string {
  return part.length >= 6 ? part : "";
}

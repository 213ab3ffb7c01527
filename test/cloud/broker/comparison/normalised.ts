import { pngSize } from "../../../end-to-end/broker/png-size.ts";

/** What may differ from session to session, by the shape that the driver gives it. */
const VARYING: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["element", /f\.[0-9A-F]{32}\.d\.[0-9A-F]{32}\.e\.\d+/g],
  ["handle", /\b[0-9A-F]{32}\b/g],
  ["session", /\b[0-9a-f]{32}\b/g],
];
/** A document holds the time of its making. */
const PDF = /(?<=")JVBERi0[\w+/=]+/g;
/** In a picture a caret may be on or off: its size is compared. */
const PNG = /(?<=")iVBOR[\w+/=]+/g;
/** Addresses within the driver's program. */
const STACK = /"stacktrace":"(?:[^"\\]|\\.)*"/g;

/** Makes the answers of one session comparable with those of another: ids get numbers in the order of their coming. */
export function normaliser(): (text: string) => string {
  const known = new Map<string, string>();
  const nameOf = (kind: string, id: string) => {
    const name = known.get(id) ?? `<${kind} ${known.size + 1}>`;
    known.set(id, name);
    return name;
  };
  return (text) => {
    const plain = text.replace(STACK, '"stacktrace":"…"').replace(PDF, "<pdf>").replace(PNG, sizeOf);
    return VARYING.reduce((rest, [kind, ids]) => rest.replace(ids, (id) => nameOf(kind, id)), plain);
  };
}

function sizeOf(base64: string): string {
  return `<png ${pngSize(Buffer.from(base64, "base64")).join(" × ")}>`;
}

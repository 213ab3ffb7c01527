import { Transform } from "node:stream";

/** How far into a body its field begins at the latest, in characters. */
const MAX_PREFIX = 2_048;

/**
 * Turns a JSON body with one base64 text, `{"value":"…"}`, into the bytes of that text, whatever its size. Fails for a
 * body without such a field, or one that is cut short.
 */
export function base64Field(field: string): Transform {
  const start = new RegExp(`"${field}"\\s*:\\s*"`);
  let prefix: string | undefined = "";
  let rest = "";
  let isOver = false;

  function decode(text: string): Buffer | undefined {
    const end = text.indexOf('"');
    isOver = end >= 0;
    // Some servers write a slash as `\/`, some clients break lines as `\n`.
    const digits = rest + (isOver ? text.slice(0, end) : text);
    const whole = isOver ? digits.length : digits.length - LOOK_BACK;
    rest = digits.slice(Math.max(whole, 0));
    return whole > 0 ? take(digits.slice(0, whole)) : undefined;
  }

  let undecoded = "";
  function take(text: string): Buffer | undefined {
    const plain = undecoded + text.replace(/\\[nr]|\\/g, "");
    const length = isOver ? plain.length : plain.length - (plain.length % 4);
    undecoded = plain.slice(length);
    return length === 0 ? undefined : Buffer.from(plain.slice(0, length), "base64");
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isOver) return done();
      const text = chunk.toString("latin1");
      if (prefix === undefined) return done(null, decode(text));
      prefix += text;
      const found = start.exec(prefix);
      if (!found) return done(prefix.length > MAX_PREFIX ? missing(field) : null);
      const value = prefix.slice(found.index + found[0].length);
      prefix = undefined;
      return done(null, decode(value));
    },
    flush: (done) => done(isOver ? null : missing(field)),
  });
}

/** An escape is two characters, which may come in two chunks. */
const LOOK_BACK = 1;

function missing(field: string): Error {
  return new Error(`the body holds no whole text "${field}"`);
}

/**
 * The pairs of a command file, `name=value` or `name<<delimiter`, in order. Pairs before a malformed line are yielded
 * before it throws. (actions/runner, EnvFileKeyValuePairs.)
 */
export function* readKeyValues(text: string): Generator<readonly [name: string, value: string]> {
  const lines = new LineReader(text);
  for (let line = lines.next(); line; line = lines.next()) {
    if (line.text === "") continue;
    const equals = line.text.indexOf("=");
    const heredoc = line.text.indexOf("<<");
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      yield [line.text.slice(0, equals), line.text.slice(equals + 1)];
    } else if (heredoc >= 0) {
      yield readHeredoc(line.text, heredoc, lines);
    } else {
      throw new Error(`Invalid format '${line.text}'`);
    }
  }
}

function readHeredoc(line: string, at: number, lines: LineReader): readonly [string, string] {
  const name = line.slice(0, at);
  const delimiter = line.slice(at + 2);
  if (name === "" || delimiter === "") {
    throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  }
  const values: string[] = [];
  for (let value = lines.next(); ; value = lines.next()) {
    if (!value) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    if (value.text === delimiter) return [name, values.join("\n")];
    if (!value.ended) throw new Error("Invalid value. EOF marker missing new line.");
    values.push(value.text);
  }
}

class LineReader {
  readonly #text: string;
  #index = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): { text: string; ended: boolean } | undefined {
    if (this.#index >= this.#text.length) return undefined;
    const start = this.#index;
    const end = this.#text.indexOf("\n", start);
    this.#index = end < 0 ? this.#text.length : end + 1;
    return { text: this.#text.slice(start, end < 0 ? undefined : end), ended: end >= 0 };
  }
}

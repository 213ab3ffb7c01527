import sax from "sax";
import { plainLine } from "../../base/untrusted-text.ts";
import { JunitCases } from "./junit-cases.ts";
import type { JunitLimits, JunitReport } from "./junit-report.ts";
import { XmlDecoder } from "./xml-decoder.ts";

/** Characters handed to the parser at once; between two pieces, texts are passed on and limits checked. */
const PIECE = 32_768;
/** Characters of one attribute. A failure's message can be long; what is longer than this is none. */
const MAX_ATTRIBUTE = 1_000_000;

/** Only the five entities of XML itself; the type declarations lack the option. */
const OPTIONS = { strictEntities: true } as sax.SAXOptions;

/** What sax 1.6 keeps beside its documented members. */
interface ParserState {
  readonly attribValue: string;
  readonly position: number;
  bufferCheckPosition: number;
}

/**
 * Reads JUnit XML piece by piece. Hostile input is refused where it stands: document types (and with them entities),
 * nesting and numbers beyond the limits. Nothing is ever expanded or fetched.
 */
export class JunitReader {
  readonly #decoder = new XmlDecoder();
  readonly #parser = sax.parser(true, OPTIONS);
  readonly #cases: JunitCases;
  #problem: string | undefined;

  constructor(limits: JunitLimits) {
    this.#cases = new JunitCases(limits, refuse);
    listen(this.#parser, this.#cases, limits.maxDepth);
  }

  /** Takes the next bytes. False when no more are wanted, because the file is refused. */
  write(chunk: Uint8Array): boolean {
    return this.#guarded(() => this.#parse(this.#decoder.decode(chunk)));
  }

  /** What was read. To be called once, after the last `write`. */
  end(): JunitReport {
    this.#guarded(() => {
      this.#parse(this.#decoder.end());
      if (!this.#cases.begun) refuse("the file holds no element");
      this.#parser.close();
    });
    return { cases: this.#cases.list, problems: this.#problem === undefined ? [] : [this.#problem] };
  }

  #parse(text: string): void {
    const state = this.#parser as unknown as ParserState;
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parser.write(text.slice(at, at + PIECE)).flush();
      if (state.attribValue.length > MAX_ATTRIBUTE) refuse("an attribute is too long");
      // The parser's own limit would refuse a file for one failure message of 64 KiB.
      if (state.attribValue.length > PIECE) state.bufferCheckPosition = state.position + 2 * PIECE;
    }
  }

  #guarded(step: () => void): boolean {
    if (this.#problem !== undefined) return false;
    try {
      step();
      return true;
    } catch (error) {
      const { line, column } = this.#parser;
      this.#problem = `line ${line + 1}, column ${column}: ${plainLine(error instanceof Error ? error.message : "")}`;
      return false;
    }
  }
}

function listen(parser: sax.SAXParser, cases: JunitCases, maxDepth: number): void {
  let depth = 0;
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > maxDepth) refuse(`elements are nested more than ${maxDepth} deep`);
    if (depth === 1 && cases.begun) refuse("there is more than one root element");
    cases.open(localName(name), attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    depth--;
    cases.close(localName(name));
  };
  parser.ontext = (text) => cases.text(text);
  parser.oncdata = (text) => cases.text(text);
  parser.ondoctype = () => refuse("a document type declaration is not accepted");
  // The parser adds its own idea of the place below the first line.
  parser.onerror = (error) => refuse(error.message.split("\n", 1)[0] ?? "");
}

/** Stops the parser at once; the reason becomes the report's problem. */
function refuse(reason: string): never {
  throw new Error(reason);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}

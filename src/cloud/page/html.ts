import { plainText } from "../../base/untrusted-text.ts";

/** Markup that may be sent: written in this repository, with everything that came from elsewhere escaped. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** What a template takes. Text is escaped, `Html` is not; nothing is written for false, null and undefined. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/**
 * A template of markup. Whatever text is put into it stays text: in an element, or in an attribute between quotation
 * marks. Names, logs and messages come from suites and strangers, so this is the only way from a record to the page.
 */
export function html(pieces: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const markup = pieces.reduce((text, piece, index) => text + markupOf(contents[index - 1]) + piece);
  return new Html(markup);
}

const NOTHING = new Html("");

/** `content` where there is any; keeps templates free of empty elements. */
export function when(holds: boolean, content: () => Content): Content {
  return holds ? content() : NOTHING;
}

function markupOf(content: Content): string {
  if (content instanceof Html) return content.toString();
  if (content === false || content === null || content === undefined) return "";
  if (typeof content === "object") return content.map(markupOf).join("");
  return escaped(plainText(String(content)));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

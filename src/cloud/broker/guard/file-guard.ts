import type { IncomingMessage } from "node:http";
import { plainLine } from "../../../base/untrusted-text.ts";
import { readJson } from "../relay/read-json.ts";
import { WebDriverError } from "../webdriver-error.ts";
import { isAllowedAddress } from "./allowed-address.ts";
import { isAllowedCommand } from "./allowed-commands.ts";
import { typedText } from "./typed-text.ts";

/** A command of a client that is to be judged. */
export interface JudgedCommand {
  readonly method: string;
  /** Below the session, with its query. */
  readonly path: string;
  readonly request: IncomingMessage;
  /** The property `type` of an element, as its page tells it; undefined for an element that has none. */
  typeOf(elementId: string): Promise<unknown>;
}

/** Of the commands whose body is read: addresses with a whole page in them are long. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_SHOWN = 200;
const TYPING = /^\/element\/([^/?]+)\/value$/;

/**
 * Keeps the files of this machine from a session whose browser runs in no sandbox. Chromium itself keeps pages from `file:`;
 * what is left are commands, and those are judged here (docs/decisions.md, The automation broker).
 */
export class FileGuard {
  readonly #files = new Set<string>();

  /** Takes the path of a file that the client has sent: its browser may read that. */
  receive(path: string): void {
    this.#files.add(path);
  }

  /**
   * Judges a command. Returns the body that is to be sent in the place of the client's, undefined where that may stream
   * past. What is sent instead holds nothing but what was judged: drivers let other fields, such as `id`, win over the path.
   * @throws {WebDriverError} `unsupported operation` for a command that is not on the list, `invalid argument` for an
   * address or a path that could show a file of this machine.
   */
  async admit({ method, path, request, typeOf }: JudgedCommand): Promise<Buffer | undefined> {
    if (!isAllowedCommand(method, path)) throw refusedCommand(method, path);
    if (method !== "POST") return undefined;
    if (path === "/url") return bodyOf({ url: allowedAddress(await readJson(request, MAX_BODY_BYTES)) });
    const [, elementId] = TYPING.exec(path) ?? [];
    if (elementId === undefined) return undefined;
    const text = textIn(await readJson(request, MAX_BODY_BYTES), "text");
    const { paths, harmless } = typedText(text, this.#files);
    const [first] = paths;
    // A page may lie about its element, or change it at once: what is typed is harmless even then.
    if (first !== undefined && (await typeOf(elementId)) === "file") throw refusedFile(first);
    return bodyOf({ text: harmless });
  }
}

function allowedAddress(body: unknown): string {
  const address = textIn(body, "url");
  if (isAllowedAddress(address)) return address;
  throw new WebDriverError(
    "invalid argument",
    `The address "${plainLine(address, MAX_SHOWN)}" is not opened. ${REASON}, so only http, https, data, blob and about:blank are. Serve the page by http, or ${REMEDY}.`,
  );
}

function refusedCommand(method: string, path: string): WebDriverError {
  return new WebDriverError(
    "unsupported operation",
    `The command ${plainLine(`${method} ${path}`, MAX_SHOWN)} is not passed on. ${REASON}, so only commands of W3C standards are. Do without it, or ${REMEDY}.`,
  );
}

function refusedFile(path: string): WebDriverError {
  return new WebDriverError(
    "invalid argument",
    `The file "${plainLine(path, MAX_SHOWN)}" is not given to the page. ${REASON}, so a file input takes only files that the session was sent. Send it by POST /se/file and type the path that this answers, or ${REMEDY}.`,
  );
}

const REASON = "No sandbox works on the cloud's machine, and its browsers could read what the cloud can";
const REMEDY = "install bubblewrap there";

/** @throws {WebDriverError} `invalid argument` where the body has no such text. */
function textIn(body: unknown, name: string): string {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value === "string") return value;
  throw new WebDriverError("invalid argument", `The body has no text "${name}".`);
}

function bodyOf(content: object): Buffer {
  return Buffer.from(JSON.stringify(content));
}

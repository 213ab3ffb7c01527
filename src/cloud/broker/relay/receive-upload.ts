import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { asDeviceCloudError } from "../../../base/errors.ts";
import { extractZip } from "../../../base/zip/extract-zip.ts";
import type { Inbox } from "../backend/backend.ts";
import type { BrokerSession } from "../broker-session.ts";
import { WebDriverError } from "../webdriver-error.ts";
import { answerValue, type Exchange } from "./answer.ts";
import { base64Field } from "./base64-field.ts";

/** Where clients send a file that the browser is to upload: today's path and the older one of the same command. */
const PATHS: ReadonlySet<string> = new Set(["/se/file", "/file"]);
/** Files of one session. */
const MAX_FILES = 500;

/** Whether a command brings a file, and the broker is to keep it: a server elsewhere takes it itself. */
export function isUpload({ parts }: BrokerSession, method: string | undefined, path: string): boolean {
  return method === "POST" && PATHS.has(path) && parts.driver.inbox !== undefined;
}

/**
 * Keeps the file of `{"file": "<base64 of a zip with one file>"}` in the session's inbox and answers the path at which the
 * browser sees it, to be typed into a file input.
 * @throws {WebDriverError} `invalid argument` for what is no such zip or is too large, `unknown error` at the limit of files.
 */
export async function receiveUpload(session: BrokerSession, path: string, exchange: Exchange): Promise<void> {
  const { driver, clock, record } = session.parts;
  const startMs = clock.now();
  const done = session.use();
  try {
    const seenAs = await keep(session, driver.inbox as Inbox, exchange);
    driver.guard?.receive(seenAs);
    record.timeline.add({ method: "POST", path, startMs }, { status: 200 });
    answerValue(exchange.response, seenAs);
  } catch (error) {
    const failure = error instanceof WebDriverError ? error : invalid(asDeviceCloudError(error).message);
    record.timeline.add({ method: "POST", path, startMs }, { status: failure.status });
    throw failure;
  } finally {
    done();
  }
}

async function keep(session: BrokerSession, inbox: Inbox, { request }: Exchange): Promise<string> {
  const number = session.nextFile();
  if (number > MAX_FILES)
    throw new WebDriverError("unknown error", `A session takes at most ${MAX_FILES} files.`);
  const { blobs } = session.parts.record.store;
  const { maxFileBytes } = session.parts;
  const bytes = request.pipe(base64Field("file"));
  request.once("close", () => request.complete || bytes.destroy(new Error("the upload was cut short")));
  const { key } = await blobs.keep(bytes, maxFileBytes, session.ended.signal);
  try {
    const folder = join(inbox.folder, String(number));
    await mkdir(folder);
    await extractZip(blobs.path(key), folder, options(maxFileBytes), session.ended.signal);
    const [entry, ...more] = await readdir(folder, { withFileTypes: true });
    if (!entry?.isFile() || more.length > 0) throw invalid("the archive must hold exactly one file");
    return `${inbox.seenAs}/${number}/${entry.name}`;
  } finally {
    await blobs.remove(key);
  }
}

function options(maxFileBytes: number) {
  const limits = {
    ...{ maxEntries: 1, maxFileBytes, maxTotalBytes: maxFileBytes },
    ...{ maxRatio: 1_100, ratioFromBytes: 64 * 1024 ** 2 },
  };
  return { limits, names: "posix", links: "refuse", archiveName: "the upload" } as const;
}

function invalid(reason: string): WebDriverError {
  return new WebDriverError("invalid argument", `The file was not taken: ${reason}`);
}

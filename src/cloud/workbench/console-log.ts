import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { CONSOLE_LOG } from "../../contract/results/layout.ts";
import type { FileRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { ResultOwner } from "./result-owner.ts";

/** Lines that come faster are written together: a write costs more than a command that it tells of. */
const GATHER_MS = 50;

/** What a script prints, kept while it prints it, as a result that can be read from the start. */
export interface ConsoleLog extends AsyncDisposable {
  readonly fileId: number;
  write(chunk: Buffer | string): void;
  /** Makes the log a finished file. Rejects when it could not be written. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens the log of an execution: a PREPARING file of at most `maxBytes`, what comes after is left out and said so. */
export async function openConsoleLog(
  store: Store,
  owner: ResultOwner,
  options: { readonly nowMs: number; readonly maxBytes: number },
): Promise<ConsoleLog> {
  const blob = await store.blobs.create();
  const file: FileRecord = store.files.insert({
    ...owner,
    name: CONSOLE_LOG,
    mimetype: "text/plain",
    direction: "OUTPUT",
    inputType: null,
    state: "PREPARING",
    size: 0,
    createTime: options.nowMs,
    blob,
  });
  const target = createWriteStream(store.blobs.path(blob), { flags: "a", flush: store.folder.lasting });
  let leftBytes = options.maxBytes;
  let isOver = false;
  // A full disk ends the log; its disposal tells.
  target.on("error", () => {
    isOver = true;
  });
  const gather = () => {
    if (target.writableCorked > 0) return;
    target.cork();
    setTimeout(() => target.uncork(), GATHER_MS).unref();
  };
  return {
    fileId: file.id,
    write(chunk) {
      if (isOver) return;
      gather();
      const bytes = Buffer.from(chunk);
      target.write(bytes.subarray(0, leftBytes));
      isOver = bytes.length > leftBytes;
      leftBytes -= bytes.length;
      if (isOver) target.write(`\n[The console log ends here: its limit is ${options.maxBytes} bytes.]\n`);
    },
    async [Symbol.asyncDispose]() {
      target.end();
      try {
        await finished(target);
      } finally {
        store.files.update(file.id, { state: "READY", size: await store.blobs.sizeBytes(blob) });
      }
    },
  };
}

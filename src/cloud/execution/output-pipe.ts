import { execFile } from "node:child_process";
import { close, constants, open, unlink } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

export interface OutputPipe extends AsyncDisposable {
  /** What was written, until every writer is gone. */
  readonly output: Socket;
  /** To be given to a child as its standard output and error. Disposing closes this process's copy of it. */
  readonly writer: number;
}

const openFile = promisify(open);

/**
 * One pipe for both streams of a child, so that what it says stays in order. Node's own pipes are sockets, which a
 * script cannot open: `echo … > /dev/stderr` would fail. `folder` holds the pipe's name for a moment.
 */
export async function openOutputPipe(folder: string): Promise<OutputPipe> {
  const path = join(folder, "output");
  // Open to all, since the suite may be another user; the name is gone before the suite starts.
  await promisify(execFile)("mkfifo", ["-m", "666", path]);
  const reader = await openFile(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const output = new Socket({ fd: reader, readable: true, writable: false });
  const writer = await openFile(path, "w");
  await promisify(unlink)(path);
  return { output, writer, [Symbol.asyncDispose]: () => promisify(close)(writer) };
}

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A server in a process of its own. Disposing ends it and waits until it is gone. */
export interface OwnServer extends AsyncDisposable {
  /** As the server printed it. */
  readonly url: string;
}

/** Starts a script that prints its address as its first line and ends with its parent's pipe. */
export async function startOwnServer(program: string, ...args: readonly string[]): Promise<OwnServer> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for await (const url of createInterface(child.stdout)) {
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error(`${program} ended without having said its address.`);
}

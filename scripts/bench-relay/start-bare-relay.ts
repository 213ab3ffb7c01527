import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** Starts the bare relay to a server in a process of its own. Disposing ends it. */
export async function startBareRelay(target: string): Promise<AsyncDisposable & { readonly url: string }> {
  const program = path.join(import.meta.dirname, "bare-relay.ts");
  const child = spawn(process.execPath, [program, target], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for await (const url of createInterface(child.stdout)) {
    return {
      url: url + new URL(target).pathname,
      async [Symbol.asyncDispose]() {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error("The bare relay ended without having said its address.");
}

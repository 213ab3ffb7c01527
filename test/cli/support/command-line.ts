import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { basic, type Json } from "../../cloud/support/test-cloud.ts";

const MAIN = join(import.meta.dirname, "../../../src/cli/main.ts");

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export type RunningCloud = Awaited<ReturnType<CommandLine["cloud"]>>;

/** A folder in which commands are called. Disposing ends them and removes it. */
export class CommandLine implements AsyncDisposable {
  readonly folder: string;
  readonly #children: ChildProcess[] = [];

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<CommandLine> {
    return new CommandLine(await mkdtemp(join(tmpdir(), "cli-")));
  }

  /** Starts the command; its temporary files go to the folder. */
  command(...args: readonly string[]) {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, TMPDIR: this.folder } });
    this.#children.push(child);
    const ended = Promise.all([
      new Promise<number | null>((resolve) => child.once("exit", resolve)),
      text(child.stdout),
      text(child.stderr),
    ]).then(([code, out, err]): Ended => ({ code, out, err }));
    return { child, ended };
  }

  /** Starts a cloud and waits for its ready file. */
  async cloud(...args: readonly string[]) {
    const file = join(this.folder, "ready.json");
    const started = this.command("cloud", "--allow-root", "--ready-file", file, ...args);
    await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
    const ready: Json = JSON.parse(await readFile(file, "utf8"));
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers({ authorization: basic(ready.apiKey), ...(init.headers as object) });
      return (await fetch(`${ready.url}/api/v2${path}`, { ...init, headers })).json() as Promise<Json>;
    };
    return { ...started, file, ready, call };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children.splice(0)) child.kill("SIGKILL");
    await rm(this.folder, { recursive: true, force: true });
  }
}

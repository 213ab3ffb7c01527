import { chmod, mkdir, mkdtemp, realpath, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Logger } from "../../../src/base/logger.ts";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import type { PackageOptions } from "../../../src/services/suite/package-options.ts";
import { packageSuite } from "../../../src/services/suite/package-suite.ts";

export const SCRIPT = "#!/usr/bin/env bash\nnpm test\n";

/** What lies at a path: content, a link, or an empty folder. */
export type Node = string | Buffer | { readonly link: string } | { readonly folder: true };

/** A file's mode and time, where they matter. */
export interface Attributes {
  readonly mode?: number;
  readonly mtime?: Date;
}

/** A folder for one test, gone at its end: `suite` below it holds the suite, `out` the packages. */
export class Workplace implements AsyncDisposable {
  readonly root: string;
  readonly suite: string;
  readonly out: string;
  readonly said: string[] = [];

  private constructor(root: string) {
    this.root = root;
    this.suite = join(root, "e2e");
    this.out = join(root, "out");
  }

  static async create(nodes: Readonly<Record<string, Node>> = {}): Promise<Workplace> {
    const place = new Workplace(await realpath(await mkdtemp(join(tmpdir(), "suite-"))));
    await mkdir(place.suite);
    for (const [name, node] of Object.entries(nodes)) await place.put(name, node);
    return place;
  }

  async put(name: string, node: Node, { mode, mtime }: Attributes = {}): Promise<void> {
    const path = join(this.suite, name);
    await mkdir(dirname(path), { recursive: true });
    if (typeof node === "string" || Buffer.isBuffer(node)) await writeFile(path, node);
    else if ("link" in node) await symlink(node.link, path);
    else await mkdir(path, { recursive: true });
    if (mode !== undefined) await chmod(path, mode);
    if (mtime !== undefined) await utimes(path, mtime, mtime);
  }

  package(options: Partial<PackageOptions> = {}) {
    const say = (level: string) => (message: string) => void this.said.push(`${level}: ${message}`);
    const logger: Logger = {
      debug: say("debug"),
      info: say("info"),
      notice: say("notice"),
      warning: say("warning"),
    };
    const signal = new AbortController().signal;
    return packageSuite({ path: this.suite, destinationFolder: this.out, logger, signal, ...options });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}

/** The content and mode of every entry of a zip, in its order, as yauzl reads them. */
export async function unpacked(path: string): Promise<Map<string, { content: Buffer; mode: number }>> {
  await using archive = await openZip(path);
  const found = new Map<string, { content: Buffer; mode: number }>();
  for (const entry of archive.entries) {
    const content = entry.isFolder ? Buffer.alloc(0) : await archive.read(entry, 64 * 1024 * 1024);
    found.set(entry.name, { content, mode: entry.mode & 0o777 });
  }
  return found;
}

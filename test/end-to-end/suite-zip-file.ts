import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipBytes } from "../base/zip/make-zip.ts";

/** A ready test package on disk, for runs that are played. Disposing removes it. */
export async function writeSuiteZip(): Promise<{ readonly path: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "suite-"));
  const path = join(folder, "suite.zip");
  await writeFile(path, zipBytes([{ name: "run-tests.sh", data: "#!/bin/sh\n", mode: 0o100755 }]));
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

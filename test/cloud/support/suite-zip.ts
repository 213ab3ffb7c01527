import { ZipArchive } from "archiver";

/** A JUnit file with one test per name; those that start with `!` failed. */
export function junit(...tests: readonly string[]): string {
  const cases = tests.map((name) =>
    name.startsWith("!")
      ? `<testcase name="${name.slice(1)}"><failure message="no"/></testcase>`
      : `<testcase name="${name}"/>`,
  );
  const failures = tests.filter((name) => name.startsWith("!")).length;
  return `<testsuite name="suite" tests="${tests.length}" failures="${failures}">${cases.join("")}</testsuite>`;
}

/** A package whose `run-tests.sh` is `script`, with `files` beside it. */
export async function suiteZip(script: string, files: Readonly<Record<string, string>> = {}): Promise<Blob> {
  const archive = new ZipArchive({});
  archive.append(`#!/bin/sh\n${script}\n`, { name: "run-tests.sh", mode: 0o755 });
  for (const [name, content] of Object.entries(files)) archive.append(content, { name });
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return new Blob([Buffer.concat(chunks)], { type: "application/zip" });
}

/** A script that passes its one test. */
export const PASSING = `cat > TEST-all.xml <<'X'\n${junit("works")}\nX`;

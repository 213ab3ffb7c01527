import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A file of this machine that no session may read. Disposing removes it. */
export interface SecretFile extends AsyncDisposable {
  readonly path: string;
  readonly folder: string;
  /** Its `file:` address. */
  readonly url: string;
  /** What of it stands in this, as text or in base64. */
  leaksInto(answer: unknown): boolean;
}

export async function createSecretFile(): Promise<SecretFile> {
  const folder = await mkdtemp(join(tmpdir(), "secret-"));
  const path = join(folder, "secret.txt");
  const secret = `secret-${randomUUID()}`;
  await writeFile(path, secret);
  const base64 = Buffer.from(secret).toString("base64").replaceAll("=", "");
  return {
    path,
    folder,
    url: pathToFileURL(path).href,
    leaksInto(answer) {
      const text = JSON.stringify(answer) ?? "";
      return text.includes(secret) || text.includes(base64);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

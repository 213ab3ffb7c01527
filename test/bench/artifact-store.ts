import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BlobContainer, BlobUpload } from "./blob-endpoint.ts";
import { unpackArtifact } from "./unpack-artifact.ts";

/** A finished artifact, as a tree of files. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Of the uploaded blob. */
  readonly sizeBytes: number;
  /** `sha256:…` of the uploaded blob. */
  readonly digest: string;
  readonly mimeType: string;
  readonly createdAt: string;
  readonly expiresAt: string | undefined;
  /** The folder that holds the files. */
  readonly directory: string;
  /** Relative to `directory`, with `/`, sorted. */
  readonly files: readonly string[];
  /** The content of one file. */
  read(file: string): Promise<Buffer>;
}

/** An artifact that was created and is being uploaded. */
export interface PendingArtifact extends BlobUpload {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly mimeType: string;
  readonly expiresAt: string | undefined;
}

/** Holds what actions upload. Blobs live in memory until they are unpacked under `directory`. */
export class ArtifactStore implements BlobContainer {
  readonly finished: Artifact[] = [];
  readonly #directory: string;
  readonly #pending = new Map<string, PendingArtifact>();
  readonly #blobs = new Map<number, Buffer>();
  #created = 0;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** How many artifacts were ever created. */
  get created(): number {
    return this.#created;
  }

  create(description: Pick<PendingArtifact, "name" | "mimeType" | "expiresAt">): PendingArtifact {
    this.#created += 1;
    const pending: PendingArtifact = {
      ...description,
      id: this.#created,
      key: randomUUID(),
      blocks: new Map(),
      blob: undefined,
    };
    this.#pending.set(pending.key, pending);
    return pending;
  }

  upload(key: string): PendingArtifact | undefined {
    return this.#pending.get(key);
  }

  pendingNamed(name: string): PendingArtifact | undefined {
    return [...this.#pending.values()].find((artifact) => artifact.name === name);
  }

  named(name: string): Artifact | undefined {
    return this.finished.find((artifact) => artifact.name === name);
  }

  download(key: string): ReturnType<BlobContainer["download"]> {
    const body = this.#blobs.get(Number(key));
    const artifact = this.finished.find(({ id }) => id === Number(key));
    if (!body || !artifact) return undefined;
    const { name, mimeType } = artifact;
    const fileName = encodeURIComponent(mimeType === "application/zip" ? `${name}.zip` : name);
    const disposition = `attachment; filename*=UTF-8''${fileName}`;
    return { body, headers: { "content-type": mimeType, "content-disposition": disposition } };
  }

  async finish(pending: PendingArtifact, blob: Buffer): Promise<Artifact> {
    const { id } = pending;
    const directory = join(this.#directory, String(id));
    await mkdir(directory, { recursive: true });
    const files = await contentOf(pending, blob, directory);
    const artifact: Artifact = {
      id,
      name: pending.name,
      sizeBytes: blob.length,
      digest: digestOf(blob),
      mimeType: pending.mimeType,
      createdAt: new Date().toISOString(),
      expiresAt: pending.expiresAt,
      directory,
      files,
      read: (file) => readFile(join(directory, file)),
    };
    this.#pending.delete(pending.key);
    this.#blobs.set(id, blob);
    this.finished.push(artifact);
    return artifact;
  }

  async delete({ id, directory }: Artifact): Promise<void> {
    this.finished.splice(
      this.finished.findIndex((artifact) => artifact.id === id),
      1,
    );
    this.#blobs.delete(id);
    await rm(directory, { recursive: true });
  }
}

export function digestOf(blob: Buffer): string {
  return `sha256:${createHash("sha256").update(blob).digest("hex")}`;
}

/** A zip becomes its entries; anything else was uploaded without an archive and is one file. */
async function contentOf({ name, mimeType }: PendingArtifact, blob: Buffer, directory: string) {
  if (mimeType === "application/zip") return await unpackArtifact(blob, directory);
  await writeFile(join(directory, name), blob);
  return [name];
}

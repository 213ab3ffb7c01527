import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Artifact } from "./artifact-store.ts";
import type { CacheEntry } from "./cache-store.ts";
import type { Evidence } from "./leak-check.ts";
import type { RecordedRequest } from "./recording-server.ts";
import type { StageRun } from "./step-run.ts";
import type { BenchEvent } from "./timeline.ts";

/** The streams of a job, before masking. A line that registers a mask must hold the secret and is left out. */
export function* streamEvidence(events: readonly BenchEvent[]): Generator<Evidence> {
  const streams = new Map<string, string[]>();
  for (const event of events) {
    if (event.kind !== "line" || event.command?.name === "add-mask") continue;
    const place = `${event.stage} ${event.stream}`;
    const lines = streams.get(place) ?? [];
    streams.set(place, lines);
    lines.push(event.text);
  }
  for (const [place, lines] of streams) yield { place, content: lines.join("\n") };
}

/** The command files as a stage left them. */
export function* fileEvidence({ stage, files }: StageRun): Generator<Evidence> {
  for (const [command, content] of Object.entries(files)) {
    yield { place: `${stage} GITHUB_${command.toUpperCase()}`, content };
  }
}

/** A request to a service of the bench; `own` are the tokens that its authentication may hold. */
export function* requestEvidence(request: RecordedRequest, own: readonly string[]): Generator<Evidence> {
  const name = `${request.service} request ${request.method} ${request.path.split("?")[0]}`;
  yield { place: `${name}, path`, content: request.path };
  yield { place: `${name}, body`, content: request.body };
  for (const [header, content] of request.headers) {
    const belongs = header.toLowerCase() === "authorization" ? own : [];
    yield { place: `${name}, header ${header}`, content, own: belongs };
  }
}

/** An artifact: its name, its files' names and what is in them. */
export async function* artifactEvidence(artifact: Artifact): AsyncGenerator<Evidence> {
  const name = `artifact ${artifact.id}`;
  yield { place: `${name}, name`, content: artifact.name };
  for (const [index, file] of artifact.files.entries()) {
    yield { place: `${name}, path of file ${index}`, content: file };
    yield { place: `${name}, file ${index}`, content: await artifact.read(file) };
  }
}

/** An entry of the cache: its key, and the archive unpacked. */
export function* cacheEvidence({ id, key, blob }: CacheEntry): Generator<Evidence> {
  yield { place: `cache entry ${id}, key`, content: key };
  yield { place: `cache entry ${id}, archive`, content: decompressed(blob) };
}

function decompressed(blob: Buffer): Buffer {
  if (blob.subarray(0, 2).equals(Buffer.from("1f8b", "hex"))) return gunzipSync(blob);
  if (blob.subarray(0, 4).equals(Buffer.from("28b52ffd", "hex"))) return zstdDecompressSync(blob);
  return blob;
}

/** The files in a folder, but for what the bench itself put into the folders named `except`. */
export async function* folderEvidence(
  folder: string,
  label: string,
  except: readonly string[] = [],
): AsyncGenerator<Evidence> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    yield { place: `${label}, name of a file or folder`, content: path };
    if (!entry.isFile() || except.some((name) => path.startsWith(`${name}/`))) continue;
    yield { place: `${label}, file ${path}`, content: await readFile(join(folder, path)) };
  }
}

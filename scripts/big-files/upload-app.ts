import { createHash, randomBytes } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { createClient } from "../../src/client/client.ts";
import { type BigTransfer, connectionTo, type TransferResult } from "./transfer.ts";
import { runWatched } from "./watched-action.ts";

const MIB = 1024 * 1024;

/** Uploads one big app with `actions/upload-app`, and reads back what the cloud has kept of it. */
export async function uploadBigApp({
  cloud,
  folder,
  sizeMib,
  resultsUrl,
}: BigTransfer): Promise<TransferResult> {
  const workspace = path.join(folder, "upload");
  await mkdir(workspace);
  await writeApp(path.join(workspace, "big.apk"), sizeMib);
  const inputs = {
    ...connectionTo(cloud),
    ...{ path: "*.apk", reuse: "true", "reuse-max-age": "7d", "scan-timeout": "1m" },
  };
  const { exitCode, outputs, log, durationMs, peakMib } = await runWatched({
    name: "upload-app",
    inputs,
    folder: workspace,
    resultsUrl,
  });
  const result = { what: `upload of ${sizeMib} MiB`, durationMs, peakMib };
  if (exitCode !== 0)
    return { ...result, problems: [`upload-app ended with ${exitCode}: ${log.slice(-2_000)}`] };
  const kept = await keptContent(cloud, Number(outputs["file-id"]));
  const problems = [
    ...(kept.sizeBytes === sizeMib * MIB ? [] : [`The cloud has ${kept.sizeBytes} bytes of the app.`]),
    ...(kept.sha256 === outputs.sha256 ? [] : [`The cloud has an app of another content, ${kept.sha256}.`]),
  ];
  return { ...result, problems };
}

/** A file that takes no room on the disk where it holds nothing; no two are the same. */
async function writeApp(file: string, sizeMib: number): Promise<void> {
  await using handle = await open(file, "w");
  await handle.write(randomBytes(MIB));
  await handle.truncate(sizeMib * MIB);
}

async function keptContent(cloud: BigTransfer["cloud"], fileId: number) {
  await using client = createClient({ baseUrl: cloud.url, credentials: { apiKey: cloud.apiKey } });
  await using bytes = await client.files.content({ fileId });
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const chunk of bytes.chunks) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, sha256: hash.digest("hex") };
}

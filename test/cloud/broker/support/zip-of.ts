import { ZipArchive } from "archiver";

/** A zip archive of these files in base64, as clients send files to a session. */
export async function zipOf(
  ...files: readonly (readonly [name: string, content: string])[]
): Promise<string> {
  const archive = new ZipArchive({});
  for (const [name, content] of files) archive.append(content, { name });
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("base64");
}

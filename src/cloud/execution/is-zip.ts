import { open } from "node:fs/promises";

/** Whether the file at `path` begins as a zip archive does. */
export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path, "r");
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer.toString("latin1", 0, bytesRead) === "PK";
}

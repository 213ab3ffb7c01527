import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { distFiles, executables } from "./build/dist-files.ts";

/** `npm run build`: writes `dist/` anew. */
async function main(): Promise<void> {
  const root = path.resolve(import.meta.dirname, "..");
  const dist = path.join(root, "dist");
  const files = await distFiles(root);
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  for (const [name, content] of files) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    if (executables.has(name)) await chmod(file, 0o755);
  }
  const sizeBytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  console.log(`dist: ${files.size} files, ${(sizeBytes / 1e6).toFixed(1)} MB`);
}

await main();

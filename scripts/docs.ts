import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pages } from "./docs/pages.ts";

/** `npm run docs`: writes the generated parts of the documentation, and the defaults that the actions read. With `--check` it only tells which are stale. */
async function main(args: readonly string[]): Promise<void> {
  const root = path.resolve(import.meta.dirname, "..");
  const stale = (await pages(root)).filter(({ current, fresh }) => current !== fresh);
  if (args.includes("--check")) {
    for (const { file } of stale) console.error(`${file} is not up to date. Run npm run docs.`);
    process.exitCode = stale.length === 0 ? 0 : 1;
    return;
  }
  for (const { file, fresh } of stale) {
    await writeFile(path.join(root, file), fresh);
    console.log(`${file} updated`);
  }
}

await main(process.argv.slice(2));

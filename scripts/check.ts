import { spawnSync } from "node:child_process";
import path from "node:path";
import { staleDist } from "./check/stale-dist.ts";
import { staleDocs } from "./docs/pages.ts";

const root = path.resolve(import.meta.dirname, "..");

/** One step of the check: answers what is wrong and what to do, or nothing. */
interface Step {
  readonly title: string;
  readonly run: () => string | undefined | Promise<string | undefined>;
}

const steps: readonly Step[] = [
  { title: "Types", run: () => command("tsc", "--noEmit") },
  {
    title: "Lint and format (npm run format mends most)",
    run: () => command("biome", "ci", "--colors=off", "."),
  },
  {
    title: "Floors and house rules",
    run: () => command("vitest", "run", "test/architecture", "--reporter=default"),
  },
  { title: "Generated documentation", run: () => stale(staleDocs(root), "npm run docs") },
  { title: "dist is built from src", run: () => stale(staleDist(root), "npm run build") },
  { title: "Tests", run: () => command("npm", "test") },
];

/** `npm run check`: everything that CI holds, in the order that fails soonest. */
async function main(): Promise<void> {
  for (const [index, { title, run }] of steps.entries()) {
    console.log(`\n== ${index + 1}/${steps.length} ${title}`);
    const startMs = performance.now();
    const wrong = await run();
    const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
    if (wrong !== undefined) {
      console.error(`\n${wrong}\nnpm run check failed at "${title}" after ${seconds} s.`);
      process.exitCode = 1;
      return;
    }
    // The total of the tests stays the last line.
    if (index < steps.length - 1) console.log(`ok, ${seconds} s`);
  }
}

function command(name: string, ...args: string[]): string | undefined {
  const bin = path.join(root, "node_modules/.bin");
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { status, error } = spawnSync(name, args, { cwd: root, env, stdio: "inherit" });
  return status === 0
    ? undefined
    : `${[name, ...args].join(" ")} failed${error ? `: ${error.message}` : "."}`;
}

async function stale(files: Promise<readonly string[]>, remedy: string): Promise<string | undefined> {
  const names = await files;
  if (names.length === 0) return undefined;
  return `Not up to date: ${names.join(", ")}. Run ${remedy} and commit what it changes.`;
}

await main();

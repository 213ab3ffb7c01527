import { parseArgs } from "node:util";
import { killRounds } from "./kill-rounds/rounds.ts";

/**
 * `npm run kill-rounds -- --rounds 200 --seed 7`: kills a local cloud at random moments of uploads, runs, builds and
 * downloads, starts it again on the same data and looks for everything that it had acknowledged. Fails when something is
 * lost, does not end, or is left behind.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "200" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
    },
  });
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  console.log(`seed ${seed}`);
  const { problems, acknowledged } = await killRounds({ rounds, seed, tell: console.log });
  console.log(`\n${rounds} rounds, ${acknowledged} records acknowledged, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));

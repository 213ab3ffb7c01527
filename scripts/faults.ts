import { parseArgs } from "node:util";
import { playRounds } from "./faults/rounds.ts";
import { summaryOf } from "./faults/summary.ts";

/**
 * `npm run faults -- --rounds 500 --seed 7`: plays jobs of the built actions against a local cloud, behind a proxy that
 * injects faults, half of them cancelled at a random moment, and holds each round against what the actions promise. Fails
 * when a run is left behind or started twice, a verdict is wrong, a secret leaks or a round does not end.
 * `--seed 7 --round 12` plays one of them again and shows all of it.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "500" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
      round: { type: "string" },
      "at-once": { type: "string" },
    },
  });
  const seed = Number(values.seed);
  const numbers =
    values.round === undefined
      ? Array.from({ length: Number(values.rounds) }, (_, index) => index + 1)
      : values.round.split(",").map(Number);
  const atOnce = values["at-once"] === undefined ? {} : { atOnce: Number(values["at-once"]) };
  console.log(`seed ${seed}`);
  const startMs = performance.now();
  const report = await playRounds({
    seed,
    numbers,
    ...atOnce,
    inFull: values.round !== undefined,
    tell: console.log,
  });
  console.log(`\n${summaryOf(report, (performance.now() - startMs) / 1_000)}`);
  process.exitCode = report.failedRounds.length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));

import { parseArgs } from "node:util";
import { fuzz } from "./fuzz/fuzz.ts";

/**
 * `npm run fuzz -- --requests 20000 --seed 7`: sends hostile and random requests for every operation of the OpenAPI
 * document to a local cloud of its own. Fails when one gets a 5xx, no answer, or an answer that breaks its schema, or
 * when the cloud's memory grows beyond bounds; each such request is printed as a command. The seed repeats them.
 * `--wire classic` does the same with the forms of older clients.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: "string", default: "20000" },
      seed: { type: "string", default: String(Date.now() % 100_000) },
      wire: { type: "string", default: "spec" },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  console.log(`seed ${seed}`);
  const { findings, statuses, memoryMib, seconds } = await fuzz({
    ...{ requests, seed, tell: console.log },
    wire: values.wire === "classic" ? "classic" : "spec",
  });
  console.log(
    `\n${requests} requests in ${seconds.toFixed(0)} s, memory at most ${memoryMib.toFixed(0)} MiB`,
  );
  console.log(
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  console.log(
    `findings: ${findings.length}${findings.length > 0 ? `; repeat them with --seed ${seed}` : ""}`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));

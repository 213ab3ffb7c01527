import path from "node:path";
import { type CoveredRoute, coveredRoutes, isCovered } from "./coverage/routes.ts";

/**
 * `npm run coverage:api`: one line per operation of the specification, path families expanded, with what serves it in the
 * local cloud and the test that proves it. Fails while one lacks either.
 */
async function main(): Promise<void> {
  const root = path.resolve(import.meta.dirname, "..");
  const routes = (await coveredRoutes(root)).filter(({ extension }) => !extension);
  const width = Math.max(...routes.map((route) => titleOf(route).length));
  for (const route of routes)
    console.log(`${titleOf(route).padEnd(width)}  ${route.call}  ${evidenceOf(route)}`);
  const covered = routes.filter(isCovered).length;
  console.log(`operations: ${covered} of ${routes.length}`);
  process.exitCode = covered === routes.length ? 0 : 1;
}

const titleOf = ({ method, path: address }: CoveredRoute) => `${method.padEnd(6)} ${address}`;

function evidenceOf({ handler, proofs }: CoveredRoute): string {
  const [proof] = proofs;
  const proven = proof ? `${proof.file}: ${proof.title}` : "NO PROOF";
  return `${handler ?? "NO HANDLER"}  ${proven}`;
}

await main();

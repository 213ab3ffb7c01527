import { BROKER_ROOTS, brokerOperations, rootName } from "../src/contract/broker.ts";
import type { AnyOperation, Family } from "../src/contract/operation.ts";
import { operations } from "../src/contract/operations/index.ts";

const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));

/**
 * The first statement of a test that proves an operation against the local cloud, through these of its path families; an
 * operation with one path needs none. `docs/coverage.md` and `npm run coverage:api` find the calls in the sources, so id
 * and families are written out: `proves("abortRun", "project", "direct");`.
 * @throws where the table has no such operation or family, or no family is chosen among several.
 */
export function proves(operationId: string, ...families: readonly (Family | "hubwd" | "wdhub")[]): void {
  if (brokerOperations.some(({ id }) => id === operationId)) {
    provesCommand(operationId, families);
    return;
  }
  const operation = table.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  const own = Object.keys(operation.paths);
  const strange = families.filter((family) => !own.includes(family));
  if (strange.length > 0) throw new Error(`${operationId} has no path family ${strange.join(", ")}.`);
  if (families.length === 0 && own.length > 1)
    throw new Error(`Name the families of ${operationId} that are proven: ${own.join(", ")}.`);
}

/** A command of the automation broker, whose families are its roots. */
function provesCommand(operationId: string, roots: readonly string[]): void {
  const known = BROKER_ROOTS.map(rootName);
  if (roots.length === 0 || roots.some((root) => !known.includes(root)))
    throw new Error(`Name the roots under which ${operationId} is proven: ${known.join(", ")}.`);
}

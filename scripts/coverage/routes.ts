import { BROKER_ROOTS, brokerOperations, rootName } from "../../src/contract/broker.ts";
import type { AnyOperation, Family, Method } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import { declaredRoutes } from "../../src/contract/paths.ts";
import { type Proof, readProofs } from "./proofs.ts";
import { readServed, servedByBroker } from "./served.ts";
import { readUses } from "./uses.ts";

/** One route of the table, with what there is for it. */
export interface CoveredRoute {
  readonly method: Method;
  /** Absolute, under the first of the API's roots. */
  readonly path: string;
  readonly extension: boolean;
  /** As `client.runs.abort`, or `WebDriver` for a command of the broker. */
  readonly call: string;
  /** The file that serves it in the local cloud. */
  readonly handler: string | undefined;
  readonly proofs: readonly Proof[];
  /** Actions and commands. */
  readonly usedBy: readonly string[];
}

/** Whether a route is served and proven. */
export const isCovered = ({ handler, proofs }: CoveredRoute) => handler !== undefined && proofs.length > 0;

/** Every route that the table declares, path families expanded, in its order. */
export async function coveredRoutes(root: string): Promise<CoveredRoute[]> {
  const [served, proofs, uses] = await Promise.all([readServed(root), readProofs(root), readUses(root)]);
  const table = Object.entries(operations).flatMap(([group, methods]) =>
    Object.entries<AnyOperation>(methods).flatMap(([name, operation]) =>
      declaredRoutes(operation).map(({ method, template, family }) => ({
        method,
        path: `${operation.root === "auth" ? "" : "/api/v2"}${template}`,
        extension: operation.extension,
        call: `client.${group}.${name}`,
        handler: served.get(operation.id),
        proofs: proofs.filter((proof) => provesRoute(proof, operation, family)),
        usedBy: uses.get(`${group}.${name}`) ?? [],
      })),
    ),
  );
  return [...table, ...brokerRoutes(proofs)];
}

/** The commands of the automation broker under each of its roots; they are no calls of the client's. */
function brokerRoutes(proofs: readonly Proof[]): CoveredRoute[] {
  return BROKER_ROOTS.flatMap((root) =>
    brokerOperations.map(({ id, method, path }) => ({
      ...{ method, path: root + path, extension: false, call: "WebDriver" },
      handler: servedByBroker.get(id),
      proofs: proofs.filter(
        ({ operationId, families }) => operationId === id && families.includes(rootName(root)),
      ),
      usedBy: [],
    })),
  );
}

function provesRoute({ operationId, families }: Proof, operation: AnyOperation, family: Family): boolean {
  if (operationId !== operation.id) return false;
  return families.length === 0 ? Object.keys(operation.paths).length === 1 : families.includes(family);
}

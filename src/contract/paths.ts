import { DeviceCloudError } from "../base/errors.ts";
import type { AnyOperation, Family, IdsOf, Method } from "./operation.ts";
import type { RawPairs } from "./params-codec.ts";
import { spellingsOf } from "./spellings.ts";

/** One expanded path of an operation. */
export interface Route {
  readonly family: Family;
  readonly method: Method;
  /** Relative to the operation's root, with `{name}` for ids. */
  readonly template: string;
  /**
   * The names in the braces, in order. Where a path says `me` for `/users/{userId}`, who serves it takes the caller's
   * own id for `userId`.
   */
  readonly ids: readonly string[];
  /** The table's own path, which a client takes; false for another spelling of one. */
  readonly declared: boolean;
}

/** Where a call goes. */
export interface BuiltPath {
  readonly family: Family;
  /** Relative to the operation's root, percent-encoded. */
  readonly path: string;
  /** Ids that move to the query in the direct family. */
  readonly query: RawPairs;
}

/** Every path under which the operation is reached: the table's own in the order of preference, then the others. */
export function routesOf(operation: AnyOperation): Route[] {
  return [...declaredRoutes(operation), ...spellingsOf(operation).map((path) => spelled(operation, path))];
}

/** The table's own paths. */
export function declaredRoutes({ method, paths }: AnyOperation): Route[] {
  return Object.entries(paths as Record<Family, string>).map(([family, template]) => ({
    family: family as Family,
    method,
    template,
    ids: idsIn(template),
    declared: true,
  }));
}

const FAMILIES: Readonly<Record<string, Family>> = { me: "me", users: "user", projects: "project" };

function spelled({ method }: AnyOperation, template: string): Route {
  const family = FAMILIES[template.split("/", 2)[1] ?? ""] ?? "direct";
  return { family, method, template, ids: idsIn(template), declared: false };
}

function idsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/**
 * The path for the ids at hand: of the families whose ids are all given, the one with most; of equals, the first
 * listed. In the direct family `projectId` and `userId` go to the query where the specification has them there.
 * @throws {DeviceCloudError} `input` when no family has all its ids, or an id is no path segment.
 */
export function buildPath<O extends AnyOperation>(operation: O, ids: IdsOf<O>): BuiltPath {
  const given = ids as Readonly<Record<string, string | number | undefined>>;
  const has = (name: string) => given[name] !== undefined;
  const routes = declaredRoutes(operation);
  const route = routes
    .filter(({ ids: needed }) => needed.every(has))
    .reduce<Route | undefined>(
      (best, next) => (best && best.ids.length >= next.ids.length ? best : next),
      undefined,
    );
  if (!route) throw missingIds(operation.id, routes, has);
  const path = route.template.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(operation.id, name, given[name]),
  );
  return { family: route.family, path, query: route.family === "direct" ? moved(operation, given) : [] };
}

function moved(
  operation: AnyOperation,
  given: Readonly<Record<string, string | number | undefined>>,
): RawPairs {
  const names: readonly string[] = operation.directQuery;
  return names.flatMap((name): RawPairs => {
    const id = given[name];
    return id === undefined ? [] : [[name, segment(operation.id, name, id)]];
  });
}

function segment(operationId: string, name: string, id: string | number | undefined): string {
  if (id !== undefined && isSegment(id)) return encodeURIComponent(id);
  throw new DeviceCloudError("input", `${operationId} was called with ${name} "${id}", which is no id.`, {
    remedy: `Pass ${name} as the service gave it.`,
  });
}

/** An empty or dotted segment would change which resource is addressed. */
function isSegment(id: string | number): boolean {
  return typeof id === "number" ? Number.isSafeInteger(id) : id.isWellFormed() && !/^\.{0,2}$/.test(id);
}

function missingIds(
  operationId: string,
  routes: readonly Route[],
  has: (name: string) => boolean,
): DeviceCloudError {
  const lacking = routes
    .map(({ ids }) => ids.filter((name) => !has(name)))
    .reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
  return new DeviceCloudError("input", `${operationId} was called without ${lacking.join(" and ")}.`, {
    remedy: `Pass ${lacking.join(" and ")}; its paths are ${routes.map(({ template }) => template).join(", ")}.`,
  });
}

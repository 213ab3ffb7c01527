import { listFieldsOf } from "../list-fields.ts";
import type { AnyOperation } from "../operation.ts";
import { declaredRoutes, type Route } from "../paths.ts";
import { spellingsOf } from "../spellings.ts";
import type { JsonObject } from "./json.ts";
import { parametersOf } from "./parameters.ts";
import { requestBodyOf } from "./request-body.ts";
import { responsesOf } from "./responses.ts";

/** One method of one path, as the document has it. */
export function operationObject(operation: AnyOperation, route: Route, tag: string): JsonObject {
  const { says, source, extension, generation, access } = operation;
  const parameters = parametersOf(operation, route);
  const requestBody = requestBodyOf(operation);
  const description = descriptionOf(operation);
  const alsoAt = spellingsOf(operation);
  return {
    operationId: operationIdOf(operation, route),
    tags: [tag],
    summary: says.replace(/\.$/, ""),
    ...(description ? { description } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(operation),
    ...(access === "none" ? { security: [] } : {}),
    "x-source": source,
    "x-extension": extension,
    "x-generation": generation,
    ...(alsoAt.length > 0 ? { "x-also-at": alsoAt } : {}),
  };
}

/** How the ids of a path's owner read in an operation's name. */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/^\/users\/\{userId\}\/projects\/\{projectId\}\//, "OfUserProject"],
  [/^\/users\/\{userId\}\//, "OfUser"],
  [/^\/projects\/\{projectId\}\//, "OfProject"],
  [/^\/me\//, "OfMe"],
];

/** The operation's id; where it has several paths, with the path's owner: `getRun`, `getRunOfProject`. */
export function operationIdOf(operation: AnyOperation, { template }: Route): string {
  if (declaredRoutes(operation).length === 1) return operation.id;
  const owner = OWNERS.find(([path]) => path.test(template));
  return operation.id + (owner?.[1] ?? "");
}

function descriptionOf(operation: AnyOperation): string {
  const notes: string[] = [];
  if (operation.access === "build") notes.push("The key that a build's script is given does, too.");
  if (operation.answer.item) {
    const { filter, sort } = listFieldsOf(operation);
    notes.push(`Filters by ${filter.map(({ name, type }) => `${name} (${type})`).join(", ")}.`);
    notes.push(`Sorts by ${sort.join(", ")}.`);
  }
  return notes.join(" ");
}

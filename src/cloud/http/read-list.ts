import { parseFilter, parseSort } from "../../contract/filters.ts";
import { listFieldsOf } from "../../contract/list-fields.ts";
import type { AnyOperation } from "../../contract/operation.ts";
import type { Wire } from "../../contract/wire.ts";
import { badRequest } from "../refusals.ts";
import { conditionSql, searchSql, sortSql } from "../store/list-selection.ts";
import type { Selection } from "../store/selection.ts";

/** The common list parameters as they were sent. */
export interface ListQuery {
  readonly filter?: string;
  readonly sort?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** The page that was asked for, with the defaults of the specification (Limits). */
export interface PageRequest {
  /** 0 asks for all. */
  readonly limit: number;
  readonly offset: number;
}

const DEFAULT_LIMIT = 20;

/** @throws {DeviceCloudError} 400 for a negative limit or offset. */
export function readPage({ limit = DEFAULT_LIMIT, offset = 0 }: ListQuery): PageRequest {
  if (limit < 0) throw badRequest(`limit is ${limit}; it takes 0 or more.`);
  if (offset < 0) throw badRequest(`offset is ${offset}; it takes 0 or more.`);
  return { limit, offset };
}

/**
 * What a list operation was asked for, as a selection of records. `offset` is a page number as the specification has
 * it, or on the classic wire the number of records to skip.
 * @throws {DeviceCloudError} 400 for a filter or sort that cannot be read, naming the allowed fields.
 */
export function readSelection(operation: AnyOperation, query: ListQuery, wire: Wire): Selection {
  const { limit, offset } = readPage(query);
  const fields = listFieldsOf(operation);
  const filter = parseFilter(query.filter ?? "", fields.filter);
  const sort = parseSort(query.sort ?? "", fields.sort);
  const problems = [...filter.problems, ...sort.problems];
  if (problems.length > 0) throw badRequest(problems.join(" "));
  const names = Object.keys(operation.answer.item?.shape ?? {});
  const search = query.search ? [searchSql(query.search, names.filter(isNameField), names)] : [];
  return {
    where: [...filter.conditions.map((condition) => conditionSql(condition, names)), ...search],
    orderBy: sort.sorts.map((one) => sortSql(one, names)),
    ...(limit === 0 ? {} : { limit }),
    skip: wire === "classic" ? offset : Math.min(offset * limit, Number.MAX_SAFE_INTEGER),
  };
}

/** A search matches against names: `name`, `displayName`, `originalName` and the like. */
function isNameField(field: string): boolean {
  return field.toLowerCase().endsWith("name");
}

import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

const DEFAULT_NAME = "Default project";

/** The oldest project of an account, or the one with this name; it is made where there is none. */
export function openProject(
  store: Store,
  { id: userId }: UserRecord,
  name: string | undefined,
  createTime: number,
): ProjectRecord {
  const own = store.projects.in({ userId });
  const named = { sql: "json_extract(doc, '$.name') = ?", values: [name ?? ""] };
  const [kept] = own.select({ limit: 1, ...(name === undefined ? {} : { where: [named] }) });
  return kept ?? store.projects.insert({ userId, name: name ?? DEFAULT_NAME, createTime });
}

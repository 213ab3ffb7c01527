import { plainLine } from "../../base/untrusted-text.ts";
import type { Caller } from "../access/authenticate.ts";
import { accessibleProject } from "../access/project-access.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { badRequest } from "../refusals.ts";
import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** How a run of the newer generation names its project. Nulls are as good as nothing. */
export interface ProjectChoice {
  readonly projectId?: number | null | undefined;
  readonly projectName?: string | null | undefined;
}

/**
 * The project that a run names: by its id, else by its name among the account's own, else the account's oldest.
 * Undefined when no such project is there yet (docs/decisions.md, The newer generation).
 * @throws {DeviceCloudError} `not-found` or `forbidden` for an id.
 */
export function namedProject(
  store: Store,
  { projectId, projectName }: ProjectChoice,
  caller: Caller,
): ProjectRecord | undefined {
  if (typeof projectId === "number") return accessibleProject(store, projectId, caller);
  const name = plainLine(projectName ?? "", 200);
  const own = store.projects.in({ userId: caller.user.id });
  const bearsName = { sql: "json_extract(doc, '$.name') = ?", values: [name] };
  return own.select({ limit: 1, ...(name === "" ? {} : { where: [bearsName] }) })[0];
}

/**
 * A new project of an account.
 * @throws {DeviceCloudError} 400 without a name.
 */
export function createProject(
  { store, clock }: Pick<CloudParts, "store" | "clock">,
  user: UserRecord,
  { name, description }: { readonly name?: string | undefined; readonly description?: string | undefined },
): ProjectRecord {
  const plainName = plainLine(name ?? "", 200);
  if (plainName === "") throw badRequest("name is missing.", "Give the project a name.");
  return store.projects.insert({
    userId: user.id,
    name: plainName,
    description: description === undefined ? null : plainLine(description, 2_000),
    createTime: clock.now(),
  });
}

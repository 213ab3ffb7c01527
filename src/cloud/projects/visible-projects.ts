import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** A project as an account sees it: its own, or shared by its owner. */
export interface VisibleProject extends ProjectRecord {
  readonly sharedById: number | null;
  readonly sharedByEmail: string | null;
}

/** The account's own projects, then those that others share with it. */
export function visibleProjects(store: Store, user: UserRecord): VisibleProject[] {
  const own = store.projects.in({ userId: user.id }).select();
  const sharings = store.sharings.in({ userId: user.id }).select();
  const shared = sharings.flatMap(({ projectId }) => store.projects.get(projectId) ?? []);
  return [...own, ...shared].map((project) => asSeenBy(store, project, user));
}

/** A project that the account may see, with who shares it. */
export function asSeenBy(store: Store, project: ProjectRecord, { id }: UserRecord): VisibleProject {
  const isOwn = project.userId === id;
  return {
    ...project,
    sharedById: isOwn ? null : project.userId,
    sharedByEmail: isOwn ? null : (store.users.get(project.userId)?.email ?? null),
  };
}

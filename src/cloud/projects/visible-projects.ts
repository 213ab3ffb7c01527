import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** A project as an account sees it: its own, or shared by its owner. */
export interface VisibleProject extends ProjectRecord {
  readonly sharedById: number | null;
  readonly sharedByEmail: string | null;
}

/** The account's own projects, then those that others share with it. */
export function visibleProjects(store: Store, { id: userId }: UserRecord): VisibleProject[] {
  const own = store.projects.in({ userId }).select();
  const sharings = store.sharings.in({ userId }).select();
  const shared = sharings.flatMap(({ projectId }) => store.projects.get(projectId) ?? []);
  return [
    ...own.map((project) => ({ ...project, sharedById: null, sharedByEmail: null })),
    ...shared.map((project) => ({
      ...project,
      sharedById: project.userId,
      sharedByEmail: store.users.get(project.userId)?.email ?? null,
    })),
  ];
}

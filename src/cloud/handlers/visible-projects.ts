import type { Caller } from "../access/authenticate.ts";
import type { Store } from "../store/store.ts";

/** The projects that an account may see: its own and those shared with it. */
export function visibleProjectIds(store: Store, { user }: Caller): number[] {
  const own = store.projects.in({ userId: user.id }).select();
  const shared = store.sharings.in({ userId: user.id }).select();
  return [...own.map(({ id }) => id), ...shared.map(({ projectId }) => projectId)];
}

import { replaceKey } from "../../access/accounts.ts";
import type { FormRoute } from "../visit.ts";

/** What the page can do with the account. */
export const accountForms: readonly FormRoute[] = [
  {
    path: "/account/regenerate-key",
    submit({ cloud, user, session }) {
      replaceKey(cloud.store, user);
      cloud.pageSessions.closeOthers(session);
      return "/account?regenerated";
    },
  },
];

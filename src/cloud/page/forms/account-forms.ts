import { newSecret } from "../../access/secrets.ts";
import type { FormRoute } from "../visit.ts";

/** What the page can do with the account. */
export const accountForms: readonly FormRoute[] = [
  {
    path: "/account/regenerate-key",
    submit({ cloud, user, session }) {
      cloud.store.users.update(user.id, { apiKey: newSecret() });
      cloud.pageSessions.closeOthers(session);
      return "/account?regenerated";
    },
  },
];

import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import type { Sharing } from "../../contract/resources/sharings.ts";
import { userByEmail } from "../access/accounts.ts";
import { owned } from "../access/owned.ts";
import { accessibleProject } from "../access/project-access.ts";
import { badRequest, notFound } from "../refusals.ts";
import type { SharingRecord } from "../store/records.ts";
import { type Handler, handle, listing } from "./handler.ts";

const { share, list } = operations.sharings;

/** With whom a project is shared (Project configuration, sharing, frameworks). Only its owner shares it. */
export const sharingHandlers: readonly Handler[] = [
  handle(share, ({ caller, ids, query }, { store }) => {
    const project = owned(store.projects, "project", ids.projectId, caller);
    const email = plainLine(query.email ?? "", 320);
    if (email === "") throw badRequest("email is missing.", "Give the e-mail address of the other account.");
    const other = userByEmail(store, email);
    if (!other) throw notFound("account with the e-mail address", email);
    if (other.id === caller.user.id) throw badRequest(`The project ${project.id} is ${email}'s own.`);
    const both = { projectId: project.id, userId: other.id };
    const [kept] = store.sharings.in(both).select({ limit: 1 });
    return presentSharing(kept ?? store.sharings.insert({ ...both, userEmail: other.email }));
  }),
  handle(list, ({ caller, ids, selection }, { store }) => {
    const project = accessibleProject(store, ids.projectId, caller);
    return listing(store.sharings.in({ projectId: project.id }), selection, presentSharing);
  }),
];

function presentSharing({ id, userId, userEmail }: SharingRecord): Sharing {
  return { id, userId, userEmail };
}

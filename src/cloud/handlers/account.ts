import { operations } from "../../contract/operations/index.ts";
import { visibleProjects } from "../projects/visible-projects.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentAccount, presentProject } from "./present.ts";

const { getMe, projects } = operations.account;

/** The account behind the credentials (Authentication; Build service). */
export const accountHandlers: readonly Handler[] = [
  handle(getMe, ({ caller }) => presentAccount(caller.user)),
  handle(projects, ({ caller, selection }, { store }) =>
    listing(inlineRecords(store.database, visibleProjects(store, caller.user)), selection, presentProject),
  ),
];

import { operations } from "../../contract/operations/index.ts";
import type { Framework } from "../../contract/resources/frameworks.ts";
import { accessibleProject } from "../access/project-access.ts";
import { type CatalogueFramework, frameworks } from "../runs/frameworks.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";

const { list, listAll } = operations.frameworks;

/** The frameworks that runs can name, for each project the same (Project configuration, sharing, frameworks). */
export const frameworkHandlers: readonly Handler[] = [
  handle(list, ({ caller, ids, selection }, { store }) => {
    accessibleProject(store, ids.projectId, caller);
    return listing(inlineRecords(store.database, presented), selection, (framework) => framework);
  }),
  handle(listAll, ({ selection }, { store }) =>
    listing(inlineRecords(store.database, presented), selection, (framework) => framework),
  ),
];

const presented = frameworks.map(presentFramework);

/**
 * The frameworks are this cloud's own, so nobody is their main user. What needs a real device is never worth a retry,
 * and runs are started through the API only.
 */
function presentFramework(framework: CatalogueFramework): Framework & { id: number } {
  const { id, name, description, osType, requiredAppExtensions, requiredTestExtensions } = framework;
  return {
    ...{ id, name, description, osType, requiredAppExtensions, requiredTestExtensions },
    ...{ mainUserName: null, mainUserEmail: null, createTime: null },
    ...{ secured: false, forProjects: true, canRunFromUI: false, skipQueue: false },
    retryable: framework.kind !== "native-instrumentation",
    skipOlderSdk: framework.minApiLevel !== null,
  };
}

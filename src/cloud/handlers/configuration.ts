import { operations } from "../../contract/operations/index.ts";
import { owned } from "../access/owned.ts";
import { accessibleProject } from "../access/project-access.ts";
import { configurationRecord } from "../devices/configuration.ts";
import { usableGroup } from "../devices/usable-group.ts";
import { keepParameter } from "../projects/keep-parameter.ts";
import { notFound } from "../refusals.ts";
import { overrideConfiguration } from "../run-request/override-configuration.ts";
import type { ConfigParameterRecord, ProjectRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle } from "./handler.ts";
import { orGone } from "./or-gone.ts";
import { presentConfiguration, presentParameter } from "./present-configuration.ts";

const { get, update, getParameter, createParameter, removeParameter } = operations.configuration;

/** What a project's runs start with (Project configuration, sharing, frameworks). Only its owner changes it. */
export const configurationHandlers: readonly Handler[] = [
  handle(get, ({ caller, ids }, cloud) =>
    presentConfiguration(accessibleProject(cloud.store, ids.projectId, caller), caller, cloud),
  ),
  handle(update, ({ caller, ids, query }, cloud) => {
    const { store } = cloud;
    const project = owned(store.projects, "project", ids.projectId, caller);
    if (query.usedDeviceGroupId !== undefined) usableGroup(store, query.usedDeviceGroupId, caller.user);
    const { id, values } = configurationRecord(store, project.id);
    store.configurations.update(id, { values: overrideConfiguration(values, query) });
    return presentConfiguration(project, caller, cloud);
  }),
  handle(getParameter, ({ caller, ids }, { store }) => {
    const project = accessibleProject(store, ids.projectId, caller);
    const parameter = parameterOf(store, project, ids.parameterId);
    if (!parameter) throw notFound(`parameter of project ${project.id} with id`, ids.parameterId);
    return presentParameter(parameter);
  }),
  handle(createParameter, ({ caller, ids, query }, { store }) => {
    const project = owned(store.projects, "project", ids.projectId, caller);
    return presentParameter(keepParameter(store, project.id, query));
  }),
  handle(removeParameter, ({ caller, ids }, { store }) => {
    const project = orGone(() => owned(store.projects, "project", ids.projectId, caller));
    const parameter = project && parameterOf(store, project, ids.parameterId);
    if (parameter) store.configParameters.delete(parameter.id);
    return undefined;
  }),
];

function parameterOf(store: Store, project: ProjectRecord, id: number): ConfigParameterRecord | undefined {
  const parameter = store.configParameters.get(id);
  return parameter?.projectId === project.id ? parameter : undefined;
}

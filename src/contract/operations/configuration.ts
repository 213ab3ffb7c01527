import { changed, created, deleted, ok, operation } from "../operation.ts";
import { text } from "../params.ts";
import { configParameter, configuration } from "../resources/configuration.ts";
import { configurationParameters, furtherConfiguration } from "./run-parameters.ts";

const source = "Project configuration, sharing, frameworks";
const one = { user: "/users/{userId}/projects/{projectId}/config/parameters/{parameterId}" } as const;

export const get = operation({
  id: "getConfiguration",
  method: "GET",
  paths: { project: "/projects/{projectId}/config" },
  answer: ok(configuration),
  says: "The test run configuration of a project.",
  source,
});
export const update = operation({
  id: "updateConfiguration",
  method: "POST",
  paths: { project: "/projects/{projectId}/config" },
  // The specification lists the first ones; without the others nothing could set them (docs/decisions.md).
  query: { ...configurationParameters, ...furtherConfiguration },
  answer: changed(configuration),
  says: "Changes the named fields of a project's test run configuration.",
  source,
});
export const getParameter = operation({
  id: "getConfigParameter",
  method: "GET",
  paths: one,
  answer: ok(configParameter),
  says: "One parameter of a project's configuration.",
  source,
});
export const removeParameter = operation({
  id: "deleteConfigParameter",
  method: "DELETE",
  paths: one,
  answer: deleted,
  says: "Deletes a parameter of a project's configuration.",
  source,
});
export const createParameter = operation({
  id: "createConfigParameter",
  method: "POST",
  paths: { user: "/users/{userId}/projects/{projectId}/config/parameters" },
  query: { key: text("name of the parameter"), value: text("its value") },
  answer: created(configParameter),
  says: "Adds a parameter to a project's configuration.",
  source: "docs/decisions.md: Creating a configuration parameter",
  extension: true,
});

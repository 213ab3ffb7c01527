import { plainLine } from "../../base/untrusted-text.ts";
import type { QueryOf } from "../../contract/operation.ts";
import type { operations } from "../../contract/operations/index.ts";
import type { Caller } from "../access/authenticate.ts";
import { accessibleRun } from "../access/project-access.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { configurationOf } from "../devices/configuration.ts";
import type { RunOrder } from "../runs/run-order.ts";
import type { ProjectRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { chooseDevices } from "./choose-devices.ts";
import { checkFiles, frameworkForTest } from "./choose-framework.ts";
import { inputFiles } from "./input-files.ts";
import { overrideConfiguration } from "./override-configuration.ts";

/** A call that starts a run of a project. */
export interface StartCall {
  readonly project: ProjectRecord;
  readonly caller: Caller;
  readonly query: QueryOf<typeof operations.runs.start>;
}

/**
 * The run that a call asks for: the project's configuration, each field of it overridden by the call. With `testRunId`
 * the configuration, files and devices of that run take the place of the project's (Starting a run).
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is missing or wrong.
 */
export function runOrderOf({ project, caller, query }: StartCall, cloud: CloudParts): RunOrder {
  const { store, devices: catalogue } = cloud;
  const earlier =
    query.testRunId === undefined
      ? undefined
      : accessibleRun(store, { runId: query.testRunId, projectId: project.id }, caller);
  const config = overrideConfiguration(earlier?.config ?? configurationOf(store, project.id), query);
  const files = inputFiles(store, { given: query, earlier, caller });
  const devices = chooseDevices(catalogue, caller.user, {
    ...query,
    earlierIds: earlier ? deviceIdsOf(store, earlier) : [],
    groupId: config.usedDeviceGroupId,
  });
  const framework = frameworkForTest(files.test, devices);
  checkFiles(files, framework, config);
  return {
    project,
    starter: caller.user,
    name: plainLine(query.name ?? "", 200) || null,
    config,
    devices,
    appFileId: files.app?.id ?? null,
    testFileId: files.test?.id ?? null,
    dataFileId: files.data?.id ?? null,
    parameters: earlier?.parameters ?? parametersOf(store, project),
    frameworkId: framework.id,
  };
}

function deviceIdsOf(store: Store, run: RunRecord): number[] {
  const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
  return deviceRuns.map(({ deviceId }) => deviceId);
}

/** The parameters of the project's configuration. */
function parametersOf(store: Store, { id }: ProjectRecord): RunOrder["parameters"] {
  const parameters = store.configParameters.in({ projectId: id }).select();
  return parameters.map(({ key, value }) => ({ key, value }));
}

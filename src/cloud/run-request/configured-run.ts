import type * as z from "zod";
import { plainLine } from "../../base/untrusted-text.ts";
import type { RunConfiguration, RunStart, runDraft } from "../../contract/resources/run-configuration.ts";
import type { Caller } from "../access/authenticate.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { configurationOf, defaultConfiguration } from "../devices/configuration.ts";
import type { CatalogueFramework } from "../runs/frameworks.ts";
import type { RunOrder } from "../runs/run-order.ts";
import type { ConfigurationValues, ProjectRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { checkFiles } from "./choose-framework.ts";
import { type FileUse, fileUses, inputIdsOf } from "./file-uses.ts";
import { inputFiles } from "./input-files.ts";
import { devicesOf, frameworkFor } from "./named-target.ts";
import { overrideConfiguration } from "./override-configuration.ts";
import { createProject, namedProject } from "./project-of-run.ts";

/** A run of the newer generation: complete, or what is known of it so far. */
type RunDraft = z.output<typeof runDraft>;

/** What a draft comes to, whether or not it is complete. */
interface Draft {
  /** Undefined where the project is yet to be made. */
  readonly project: ProjectRecord | undefined;
  readonly framework: CatalogueFramework | undefined;
  readonly uses: readonly FileUse[];
  readonly config: ConfigurationValues;
}

/** The fields of a configuration that bodies know, the scheduler apart. Passwords are not among them. */
const FIELDS = [
  ...(["timeout", "hookURL", "deviceLanguageCode", "limitationType", "limitationValue"] as const),
  ...(["withAnnotation", "withoutAnnotation", "instrumentationRunner", "screenshotDir"] as const),
  ...(["maxAutoRetriesCount", "videoRecordingEnabled", "appiumBrokerAddress"] as const),
] as const;
const FIRST_PROJECT = "Default project";

/**
 * The run that a JSON body asks for: the project's configuration, each field of it overridden by the body. A project
 * that is named and not there is made, once nothing else is wrong (docs/decisions.md, The newer generation).
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is missing or wrong.
 */
export function configuredRunOrder(body: RunStart, caller: Caller, cloud: CloudParts): RunOrder {
  const { store } = cloud;
  const { project: existing, uses, config } = readDraft(body, caller, store);
  const framework = frameworkFor(body);
  const files = inputFiles(store, { given: inputIdsOf(uses), earlier: undefined, caller });
  checkFiles(files, framework, config);
  const devices = devicesOf(body, cloud.devices, caller.user);
  const name = body.projectName || FIRST_PROJECT;
  const project = existing ?? createProject(cloud, caller.user, { name });
  return {
    project,
    starter: caller.user,
    name: plainLine(body.testRunName ?? "", 200) || null,
    config,
    devices,
    appFileId: files.app?.id ?? null,
    testFileId: files.test?.id ?? null,
    dataFileId: files.data?.id ?? null,
    parameters: parametersOf(body, existing, store),
    frameworkId: framework.id,
  };
}

/**
 * A draft with everything filled in that the service would take for it; nothing is started or made.
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is wrong.
 */
export function filledConfiguration(draft: RunDraft, caller: Caller, cloud: CloudParts): RunConfiguration {
  const { store, devices } = cloud;
  const { project, framework, uses, config } = readDraft(draft, caller, store);
  inputFiles(store, { given: inputIdsOf(uses), earlier: undefined, caller });
  const chosen = draft.deviceIds?.length || typeof draft.deviceGroupId === "number";
  const deviceIds = chosen ? devicesOf(draft, devices, caller.user).map(({ id }) => id) : [];
  return {
    osType: draft.osType ?? framework?.osType ?? "UNDEFINED",
    frameworkId: framework?.id ?? null,
    projectId: project?.id ?? null,
    projectName: project?.name ?? draft.projectName ?? null,
    testRunName: draft.testRunName ?? null,
    files: [...uses],
    deviceIds,
    deviceGroupId: draft.deviceGroupId ?? config.usedDeviceGroupId,
    testRunParameters: [...parametersOf(draft, project, store)],
    scheduler: config.scheduler,
    ...(Object.fromEntries(FIELDS.map((field) => [field, config[field]])) as Pick<
      ConfigurationValues,
      (typeof FIELDS)[number]
    >),
  };
}

function readDraft(draft: RunDraft, caller: Caller, store: Store): Draft {
  const project = namedProject(store, draft, caller);
  const defaults = project ? configurationOf(store, project.id) : defaultConfiguration;
  return {
    project,
    framework: typeof draft.frameworkId === "number" ? frameworkFor(draft) : undefined,
    uses: fileUses(store, draft.files ?? []),
    config: overrideConfiguration(defaults, overridesOf(draft)),
  };
}

/** What a body says of the configuration. Each device of this cloud has one instance, so all of them are one each. */
function overridesOf({ scheduler, ...draft }: RunDraft): Partial<ConfigurationValues> {
  const given = FIELDS.flatMap((field) => (isGiven(draft[field]) ? [[field, draft[field]]] : []));
  const known = scheduler === "ALL_INSTANCES" ? "PARALLEL" : scheduler;
  return { ...Object.fromEntries(given), ...(known ? { scheduler: known } : {}) };
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** The parameters of the project, and those of the call, which win. */
function parametersOf(
  { testRunParameters }: RunDraft,
  project: ProjectRecord | undefined,
  store: Store,
): RunOrder["parameters"] {
  const own = project ? store.configParameters.in({ projectId: project.id }).select() : [];
  const values = new Map(own.map(({ key, value }) => [key, value]));
  for (const { key, value } of testRunParameters ?? []) values.set(key, value ?? "");
  return [...values].map(([key, value]) => ({ key, value }));
}

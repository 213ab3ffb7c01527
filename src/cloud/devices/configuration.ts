import type { ConfigurationRecord, ConfigurationValues } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** Seconds per device: 30 minutes (Limits, Default test run timeout). */
const DEFAULT_TIMEOUT_SECONDS = 1_800;

/** What a project's runs start with until its owner says otherwise. */
export const defaultConfiguration: ConfigurationValues = {
  scheduler: "PARALLEL",
  limitationType: null,
  limitationValue: null,
  withAnnotation: null,
  withoutAnnotation: null,
  screenshotDir: null,
  applicationUsername: null,
  applicationPassword: null,
  deviceLanguageCode: null,
  hookURL: null,
  uiAutomatorTestClasses: null,
  instrumentationRunner: null,
  appiumBrokerAddress: null,
  usedDeviceGroupId: null,
  timeout: DEFAULT_TIMEOUT_SECONDS,
  maxAutoRetriesCount: 0,
  autoScreenshots: false,
  appCrawlerRun: false,
  launchApp: false,
  appRequired: false,
  gamebenchEnabled: false,
  videoRecordingEnabled: false,
  useAdditionalFiles: false,
  createVNCConnection: false,
  checkApp: false,
};

/**
 * The configuration of a project. A project that has none yet is given one with the defaults, which runs on the first
 * device group of its owner.
 */
export function configurationRecord(store: Store, projectId: number): ConfigurationRecord {
  const [kept] = store.configurations.in({ projectId }).select({ limit: 1 });
  if (kept) return kept;
  const userId = store.projects.get(projectId)?.userId ?? -1;
  const [group] = store.deviceGroups.in({ userId }).select({ limit: 1 });
  const values = { ...defaultConfiguration, usedDeviceGroupId: group?.id ?? null };
  return store.configurations.insert({ projectId, values });
}

/** The values that runs of a project start with. */
export function configurationOf(store: Store, projectId: number): ConfigurationValues {
  return configurationRecord(store, projectId).values;
}

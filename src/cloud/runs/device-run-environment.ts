import { isVariableName } from "../execution/suite-environment.ts";
import type { DeviceRunWork } from "./device-run-work.ts";

/** Longer values of parameters fit in no environment. */
export const MAX_VALUE_BYTES = 100 * 1024;

export interface DeviceRunEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  /** Why a parameter is not among them, a sentence each. */
  readonly leftOut: readonly string[];
}

/**
 * The variables that a device run's script receives: the run's parameters under their own names, then what describes
 * the run and its device as `SVC_*`, empty where nothing is set. Its paths and the browser's profile come beside.
 */
export function deviceRunEnvironment(work: DeviceRunWork, cloudUrl: string): DeviceRunEnvironment {
  const { run } = work;
  const leftOut: string[] = [];
  const parameters = run.parameters.filter(({ key, value }) => {
    const reason = parameterProblem(key, value);
    if (reason) leftOut.push(`The parameter "${key}" is left out: ${reason}.`);
    return reason === undefined;
  });
  return {
    variables: {
      ...Object.fromEntries(parameters.map(({ key, value }) => [key, value])),
      ...asTexts({
        SVC_CLOUD_URL: cloudUrl,
        SVC_USER_ID: run.userId,
        SVC_PROJECT_ID: run.projectId,
        SVC_TEST_RUN_ID: run.id,
        SVC_DEVICE_RUN_ID: work.deviceRun.id,
        ...deviceVariables(work),
        ...configurationVariables(work),
      }),
    },
    leftOut,
  };
}

function parameterProblem(key: string, value: string): string | undefined {
  if (!isVariableName(key)) return "an environment has no variable of this name";
  if (Buffer.byteLength(value) > MAX_VALUE_BYTES) return `its value is longer than ${MAX_VALUE_BYTES} bytes`;
  return undefined;
}

function deviceVariables({ device: { id, softwareVersion } }: DeviceRunWork) {
  return {
    SVC_DEVICE_ID: id,
    SVC_DEVICE_OS_VERSION: softwareVersion.releaseVersion,
    SVC_DEVICE_API_LEVEL: softwareVersion.apiLevel,
  };
}

function configurationVariables({ run: { config } }: DeviceRunWork) {
  return {
    SVC_DEVICE_LANGUAGE: config.deviceLanguageCode,
    SVC_LIMITATION_TYPE: config.limitationType,
    SVC_LIMITATION_VALUE: config.limitationValue,
    SVC_WITH_ANNOTATION: config.withAnnotation,
    SVC_WITHOUT_ANNOTATION: config.withoutAnnotation,
    SVC_INSTRUMENTATION_RUNNER: config.instrumentationRunner,
    SVC_UI_AUTOMATOR_TEST_CLASSES: config.uiAutomatorTestClasses,
    SVC_APPIUM_BROKER_ADDRESS: config.appiumBrokerAddress,
    SVC_APPLICATION_USERNAME: config.applicationUsername,
    SVC_APPLICATION_PASSWORD: config.applicationPassword,
    SVC_AUTO_SCREENSHOTS: config.autoScreenshots,
    SVC_LAUNCH_APP: config.launchApp,
    SVC_TIMEOUT_SECONDS: config.timeout,
    // Replaced by paths where there are such files.
    SVC_APPLICATION_FILE: null,
    SVC_DATA_FILE: null,
    SVC_DATA_DIR: null,
  };
}

function asTexts(values: Readonly<Record<string, string | number | boolean | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}

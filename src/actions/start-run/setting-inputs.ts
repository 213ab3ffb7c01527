import { DeviceCloudError } from "../../base/errors.ts";
import type { RunSettings } from "../../services/start/run-order.ts";
import { boolean, durationMs, input, secretText, text, wholeNumber } from "../runner/input-kinds.ts";

/** A word of the service, such as `PARALLEL`, in any case. */
export function word<const W extends string>(...words: readonly W[]) {
  return input((value) => {
    const found = words.find((known) => known === value.toUpperCase().replaceAll("-", "_"));
    if (found !== undefined) return found;
    throw new DeviceCloudError("input", `"${value}" is not one of the values it can have.`, {
      remedy: `Choose from: ${words.join(", ")}.`,
    });
  });
}

/** An address that the service calls. What it holds beside the host may be a secret. */
const webAddress = input((value) => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new DeviceCloudError("input", "is no address.", { remedy: "Write one with https:// or http://." });
});

/** The inputs that override the project's configuration (specification, Starting a run). */
export const settingInputs = {
  scheduler: word("PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"),
  "device-timeout": durationMs,
  "max-auto-retries-count": wholeNumber(0),
  "device-language-code": text,
  "limitation-type": word("PACKAGE", "CLASS"),
  "limitation-value": text,
  "with-annotation": text,
  "without-annotation": text,
  "instrumentation-runner": text,
  "ui-automator-test-classes": text,
  "screenshot-dir": text,
  "auto-screenshots": boolean,
  "video-recording-enabled": boolean,
  "gamebench-enabled": boolean,
  "app-required": boolean,
  "launch-app": boolean,
  "app-crawler-run": boolean,
  "application-username": text,
  "application-password": secretText,
  "use-additional-files": boolean,
  "create-vnc-connection": boolean,
  "appium-broker-address": text,
  "hook-url": webAddress,
  "test-run-id": wholeNumber(0),
  "device-name-pattern": text,
  mode: text,
};

type SettingValues = {
  readonly [Name in keyof typeof settingInputs]: (typeof settingInputs)[Name]["_zod"]["output"];
};

/** The settings under the specification's names. */
export function settingsOf(inputs: SettingValues): RunSettings {
  const timeoutMs = inputs["device-timeout"];
  return {
    scheduler: inputs.scheduler,
    timeout: timeoutMs === undefined ? undefined : Math.ceil(timeoutMs / 1_000),
    maxAutoRetriesCount: inputs["max-auto-retries-count"],
    deviceLanguageCode: inputs["device-language-code"],
    limitationType: inputs["limitation-type"],
    limitationValue: inputs["limitation-value"],
    withAnnotation: inputs["with-annotation"],
    withoutAnnotation: inputs["without-annotation"],
    instrumentationRunner: inputs["instrumentation-runner"],
    uiAutomatorTestClasses: inputs["ui-automator-test-classes"],
    screenshotDir: inputs["screenshot-dir"],
    autoScreenshots: inputs["auto-screenshots"],
    videoRecordingEnabled: inputs["video-recording-enabled"],
    gamebenchEnabled: inputs["gamebench-enabled"],
    appRequired: inputs["app-required"],
    launchApp: inputs["launch-app"],
    appCrawlerRun: inputs["app-crawler-run"],
    applicationUsername: inputs["application-username"],
    applicationPassword: inputs["application-password"],
    useAdditionalFiles: inputs["use-additional-files"],
    createVNCConnection: inputs["create-vnc-connection"],
    appiumBrokerAddress: inputs["appium-broker-address"],
    hookURL: inputs["hook-url"],
    testRunId: inputs["test-run-id"],
    deviceNamePattern: inputs["device-name-pattern"],
    mode: inputs.mode,
  };
}

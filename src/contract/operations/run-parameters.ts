import { boolean, choice, int32, int64, int64s, type Params, secret, text } from "../params.ts";

/** The fields that the update of a project's configuration takes (Project configuration, sharing, frameworks). */
export const configurationParameters = {
  appRequired: boolean("whether a run needs an application file"),
  gamebenchEnabled: boolean("whether performance is measured"),
  videoRecordingEnabled: boolean("whether the screen is recorded"),
  useAdditionalFiles: boolean("whether the data file goes to the device"),
  timeout: int64("seconds per device; 1800 by default"),
  appiumBrokerAddress: text("address of the automation broker"),
  createVNCConnection: boolean("whether the screen can be watched"),
  maxAutoRetriesCount: int32("how often a failed device run is repeated by itself"),
} satisfies Params;

/** The fields of a project's configuration that the start of a run takes beside those (Starting a run). */
export const furtherConfiguration = {
  usedDeviceGroupId: int64("device group to run on"),
  scheduler: choice("PARALLEL", "SERIAL", "SINGLE"),
  appCrawlerRun: boolean("explores the application instead of running a test"),
  autoScreenshots: boolean("takes screenshots by itself"),
  launchApp: boolean("starts the application before the test"),
  screenshotDir: text("where the test leaves screenshots on the device"),
  limitationType: choice("PACKAGE", "CLASS"),
  limitationValue: text("the package or class to run alone"),
  withAnnotation: text("runs only tests with this annotation"),
  withoutAnnotation: text("leaves out tests with this annotation"),
  applicationUsername: text("user name that the crawler enters"),
  applicationPassword: secret("password that the crawler enters"),
  deviceLanguageCode: text("language of the device, such as `en_US`"),
  hookURL: text("address called when the run ends"),
  uiAutomatorTestClasses: text(),
  instrumentationRunner: text("class that runs the tests"),
} satisfies Params;

/** What starts a run: every field overrides the project's configuration (Starting a run). */
export const runParameters = {
  name: text("name of the run"),
  usedDeviceIds: int64s("device models to run on"),
  deviceNamePattern: text("runs on devices whose names match"),
  mode: text(),
  appFileId: int64("the uploaded application"),
  testFileId: int64("the uploaded test package"),
  dataFileId: int64("the uploaded data file"),
  testRunId: int64("an earlier run"),
  ...furtherConfiguration,
  ...configurationParameters,
} satisfies Params;

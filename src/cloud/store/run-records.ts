/** Test runs as the store keeps them (`records.ts`). */

/** The configuration of a project or of one run: the fields of the specification, every one with a value. */
export interface ConfigurationRecord {
  readonly id: number;
  readonly projectId: number;
  readonly values: ConfigurationValues;
}

/** Field names are those of the specification's Project test run configuration. */
export interface ConfigurationValues {
  readonly scheduler: "PARALLEL" | "SERIAL" | "SINGLE";
  readonly limitationType: "PACKAGE" | "CLASS" | null;
  readonly limitationValue: string | null;
  readonly withAnnotation: string | null;
  readonly withoutAnnotation: string | null;
  readonly screenshotDir: string | null;
  readonly applicationUsername: string | null;
  /** A secret: never in an answer of the page, a log or a dry run. */
  readonly applicationPassword: string | null;
  readonly deviceLanguageCode: string | null;
  readonly hookURL: string | null;
  readonly uiAutomatorTestClasses: string | null;
  readonly instrumentationRunner: string | null;
  readonly appiumBrokerAddress: string | null;
  readonly usedDeviceGroupId: number | null;
  /** Seconds per device. */
  readonly timeout: number;
  readonly maxAutoRetriesCount: number;
  readonly autoScreenshots: boolean;
  readonly appCrawlerRun: boolean;
  readonly launchApp: boolean;
  readonly appRequired: boolean;
  readonly gamebenchEnabled: boolean;
  readonly videoRecordingEnabled: boolean;
  readonly useAdditionalFiles: boolean;
  readonly createVNCConnection: boolean;
  readonly checkApp: boolean;
}

/** A test run. Counters and ratios are kept with it, so that lists filter and sort by them. */
export interface RunRecord extends RunCounters {
  readonly id: number;
  readonly projectId: number;
  /** The project's owner. */
  readonly userId: number;
  readonly startedById: number;
  readonly startedByDisplayName: string;
  /** Counts the runs of one project, from 1. */
  readonly number: number;
  readonly displayName: string;
  readonly createTime: number;
  readonly startTime: number | null;
  readonly finishTime: number | null;
  readonly state:
    | "WAITING"
    | "RUNNING"
    | "FINISHED"
    // The state that a scenario plays for a device run shows here, too.
    | (string & {});
  readonly frameworkId: number;
  readonly frameworkName: string;
  /** As many as `totalDeviceCount`. Lists of runs sort by this name. */
  readonly deviceCount: number;
  /** The names of its input files as they were at its start, null where there is none. Lists of runs sort by them. */
  readonly files: {
    readonly app: { readonly originalName: string | null };
    readonly test: { readonly originalName: string | null };
  };
  readonly message: string | null;
  /** What the run was started with: the project's configuration with the call's overrides. */
  readonly config: ConfigurationValues;
  readonly appFileId: number | null;
  readonly testFileId: number | null;
  readonly dataFileId: number | null;
  /** Environment of the device runs, from the project's parameters and the call's. */
  readonly parameters: readonly { readonly key: string; readonly value: string }[];
  readonly screenshotsFileId: number | null;
  readonly logsFileId: number | null;
  /** Some or all of its device runs are played by a scenario file. */
  readonly simulated: boolean;
  /** It has ended and its `hookURL` was not called yet. */
  readonly hookDue: boolean;
}

/** total = waiting + running + finished; finished = succeeded + warning + errors + timeouted + aborted + excluded. */
export interface RunCounters {
  readonly totalDeviceCount: number;
  readonly waitingDeviceCount: number;
  readonly runningDeviceCount: number;
  readonly finishedDeviceCount: number;
  readonly succeededDeviceCount: number;
  readonly abortedDeviceCount: number;
  readonly excludedDeviceCount: number;
  readonly timeoutedDeviceCount: number;
  readonly warningDeviceCount: number;
  readonly errorsDeviceCount: number;
  readonly testCaseCount: number;
  readonly successfulTestCaseCount: number;
  readonly failedTestCaseCount: number;
  readonly executedTestCaseCount: number;
  readonly successRatio: number;
  readonly executionRatio: number;
}

/** One execution of a run on one device. A retry makes a new one and deletes the old one with its results. */
export interface DeviceRunRecord {
  readonly id: number;
  readonly runId: number;
  readonly projectId: number;
  readonly userId: number;
  readonly deviceId: number;
  readonly deviceName: string;
  readonly state:
    | "WAITING"
    | "RUNNING"
    | "SUCCEEDED"
    | "FAILED"
    | "WARNING"
    | "ABORTED"
    | "TIMEOUT"
    | "EXCLUDED"
    // A scenario may play a state that nobody knows.
    | (string & {});
  readonly excludeReason: string | null;
  readonly message: string | null;
  readonly createTime: number;
  readonly startTime: number | null;
  readonly finishTime: number | null;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly notAvailable: number;
  readonly exitCode: number | null;
  /** How often it may still be repeated by itself. */
  readonly autoRetriesLeft: number;
  /** A scenario file played it: no test was run. */
  readonly simulated: boolean;
  /** A client drove it through the automation broker, with this ticket or, for null, with the key of this account. */
  readonly session?: { readonly userId: number; readonly ticketId: number | null };
}

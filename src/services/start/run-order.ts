import type { QueryOf } from "../../contract/operation.ts";
import type { Operations } from "../../contract/operations/index.ts";
import type { RunStart } from "../../contract/resources/run-configuration.ts";
import type { DeviceWish } from "../devices/device-wish.ts";
import type { GenerationChoice } from "../generation/service-generation.ts";
import type { FileUse } from "../upload/upload-order.ts";
import type { StepPlace } from "./attempt-key.ts";
import type { DoubtfulFiles } from "./missing-files.ts";
import type { ProjectRef } from "./resolve-project.ts";

type StartQuery = QueryOf<Operations["runs"]["start"]>;

/**
 * The fields of the project's configuration that one run overrides, spelled as the specification spells them (Starting a
 * run). `timeout` is in seconds per device.
 */
export interface RunSettings
  extends Omit<
    StartQuery,
    "name" | "usedDeviceIds" | "usedDeviceGroupId" | "appFileId" | "testFileId" | "dataFileId" | "scheduler"
  > {
  readonly scheduler?: NonNullable<RunStart["scheduler"]> | undefined;
  readonly limitationType?: NonNullable<RunStart["limitationType"]> | undefined;
}

/** The uploaded files of a run, by their ids. */
export type RunFiles = { readonly [Use in FileUse]?: number | undefined };

/** A parameter that the test finds in its environment. Its value may be a secret. */
export interface RunParameter {
  readonly key: string;
  readonly value: string;
}

/** What a run consists of. */
export interface RunContent {
  readonly project: ProjectRef;
  readonly files: RunFiles;
  readonly devices: DeviceWish;
  readonly settings: RunSettings;
  readonly parameters: readonly RunParameter[];
  /** With the newer API; undefined takes the project's, or the only one that fits. */
  readonly frameworkId: number | undefined;
  /** With the newer API; undefined takes that of the framework or of the devices. */
  readonly osType: RunStart["osType"] | undefined;
}

export interface RunOrder extends RunContent {
  readonly generation: GenerationChoice;
  /** The name, which a mark is added to that no other run has. */
  readonly title: string;
  /** Where the step stands in which attempt of a workflow run; undefined outside of one. */
  readonly attempt: { readonly place: StepPlace; readonly number: number } | undefined;
  /** Whether an attempt after the first goes on with an earlier one's run. */
  readonly onRerun: "continue" | "fresh";
  /** What becomes of the run when the start is cancelled. */
  readonly onCancel: "abort" | "leave";
  /** A folder that keeps what a retry takes off the service: one folder per device run. */
  readonly earlierResultsFolder: string;
  readonly tags: readonly string[];
  /**
   * Brings the files to the service, which then count instead of `files`. Called only where a run is started anew, when its
   * devices are chosen: undefined where the service has them.
   */
  readonly bringFiles?: (() => Promise<RunFiles>) | undefined;
  /**
   * Sends files again that the service has dropped: those that are gone, and of those that it cannot be asked for what it
   * had from before. Undefined where there is nothing to send.
   */
  readonly sendAgain?: ((doubtful: DoubtfulFiles) => Promise<RunFiles | undefined>) | undefined;
}

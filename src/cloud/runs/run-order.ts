import type { CatalogueDevice } from "../devices/device.ts";
import type { ConfigurationValues, ProjectRecord, RunRecord, UserRecord } from "../store/records.ts";

/** A run to be started; everything in it has been checked. */
export interface RunOrder {
  readonly project: ProjectRecord;
  readonly starter: UserRecord;
  /** Null takes `Test run <number>`. */
  readonly name: string | null;
  readonly config: ConfigurationValues;
  /** One device run each, in this order. */
  readonly devices: readonly CatalogueDevice[];
  readonly appFileId: number | null;
  readonly testFileId: number | null;
  readonly dataFileId: number | null;
  readonly parameters: RunRecord["parameters"];
  readonly frameworkId: number;
}

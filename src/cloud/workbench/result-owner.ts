import type { FileRecord } from "../store/records.ts";

/** Whose results the files of an execution are: a build's or a device run's. */
export type ResultOwner = Pick<FileRecord, "userId" | "buildId" | "deviceRunId">;

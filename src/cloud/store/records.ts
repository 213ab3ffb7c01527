/** Records as the store keeps them: plain JSON, times in milliseconds since the epoch. Field names are the wire's. */

import type { ArchiveKind } from "../../contract/results/archives.ts";

export type {
  ConfigurationRecord,
  ConfigurationValues,
  DeviceRunRecord,
  RunCounters,
  RunRecord,
} from "./run-records.ts";

export interface UserRecord {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The account's own secrets. The cloud made them and tells them to its owner at every start. */
  readonly password: string;
  readonly apiKey: string;
  /** What the account is called by `/me`; nothing in this cloud depends on them. Without them: `USER`. */
  readonly roles?: readonly string[];
  readonly createTime: number;
}

export interface ProjectRecord {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** What it is for; projects of an older store have none. */
  readonly description?: string | null;
  readonly createTime: number;
}

/** An OAuth token, or a ticket that opens sessions of the automation broker. Only its digest is kept: a store that leaks opens no session. */
export interface TokenRecord {
  readonly id: number;
  readonly userId: number;
  readonly use: "access" | "refresh" | "ticket";
  readonly digest: string;
  readonly expireTime: number;
}

export interface JobRecord {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly type: "BUILD" | "BROWSER_TESTING";
  /** The pipeline definition, a script; null for a job whose package brings its own. */
  readonly pipeline: string | null;
  readonly createTime: number;
}

export interface FileRecord {
  readonly id: number;
  readonly userId: number;
  /** A relative path with `/` for results, else the name the uploader gave. Only ever shown, never opened. */
  readonly name: string;
  readonly mimetype: string;
  readonly direction: "INPUT" | "OUTPUT";
  readonly inputType: "APPLICATION" | "TEST" | "DATA" | null;
  /** A PREPARING file is still growing and can already be read. */
  readonly state: "PREPARING" | "READY";
  readonly size: number;
  readonly createTime: number;
  /** Where the bytes are (`BlobStore`). */
  readonly blob: string;
  /** The build whose result this is; null for an upload. */
  readonly buildId: number | null;
  /** The device run whose result this is. */
  readonly deviceRunId?: number | null;
  /** What a zip request made: the archive goes with its run. */
  readonly runId?: number | null;
  /** What that request asked for. */
  readonly archive?: ArchiveRequest;
}

/** What a zip request asked for: enough to make its archive again, and to know when it would be the same. */
export interface ArchiveRequest {
  readonly kind: ArchiveKind;
  readonly deviceRunIds: readonly number[];
  /** Without chosen device runs: an archive of the run as a whole. */
  readonly whole: boolean;
  /** Of what it holds; null while something of that still grows. */
  readonly digest: string | null;
}

export interface BuildRecord {
  readonly id: number;
  readonly jobId: number;
  readonly userId: number;
  /** Counts the builds of one job, from 1. */
  readonly number: number;
  readonly fileId: number;
  /** Null until a build that takes any executor has one. */
  readonly executorId: number | null;
  readonly executorName: string | null;
  readonly state: "CREATED" | "BUILDING" | "FINISHED";
  readonly status: "UNDEFINED" | "SUCCESS" | "FAILURE" | "ABORTED";
  /** Why it ended as it did, for people. */
  readonly message: string | null;
  /** Of the script; null when it did not end by itself. */
  readonly exitCode: number | null;
  /** Whether its time limit ended it. */
  readonly timeouted: boolean;
  readonly createTime: number;
  readonly startTime: number | null;
  readonly finishTime: number | null;
  /** As the starter gave them. */
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
  /** When the build's script said that it is done (completion notification). */
  readonly notifyTime: number | null;
}

export interface TagRecord {
  readonly id: number;
  readonly testRunId: number;
  readonly name: string;
}

export interface SharingRecord {
  readonly id: number;
  readonly projectId: number;
  /** With whom. */
  readonly userId: number;
  readonly userEmail: string;
}

export interface ConfigParameterRecord {
  readonly id: number;
  readonly projectId: number;
  readonly key: string;
  readonly value: string;
}

export interface DeviceGroupRecord {
  readonly id: number;
  readonly userId: number;
  readonly displayName: string;
  readonly osType: string;
  readonly deviceIds: readonly number[];
  readonly createTime: number;
}

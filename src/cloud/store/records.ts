/** Records as the store keeps them: plain JSON, times in milliseconds since the epoch. Field names are the wire's. */

export interface UserRecord {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The account's own secrets. The cloud made them and tells them to its owner at every start. */
  readonly password: string;
  readonly apiKey: string;
  readonly createTime: number;
}

export interface ProjectRecord {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly createTime: number;
}

/** An OAuth token. Only its digest is kept: a store that leaks opens no session. */
export interface TokenRecord {
  readonly id: number;
  readonly userId: number;
  readonly use: "access" | "refresh";
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
  readonly createTime: number;
  readonly startTime: number | null;
  readonly finishTime: number | null;
  /** As the starter gave them. */
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
  /** When the build's script said that it is done (completion notification). */
  readonly notifyTime: number | null;
}

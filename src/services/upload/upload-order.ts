import type { Clock, Random } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import type { UploadMemory } from "./upload-memory.ts";

/** What a file is for in a run. */
export type FileUse = "app" | "test" | "data";

/** One entry of an input that names files. */
export interface WantedPath {
  /** A file, or a pattern of Node's own glob, relative to the order's folder. */
  readonly pattern: string;
  /** The input it comes from, for messages: `app-path`. */
  readonly input: string;
  /** Undefined where nobody says: then what a framework takes as app or as test will do. */
  readonly use?: FileUse | undefined;
}

/** Whose required extensions the files are held against. */
export interface FrameworkRef {
  readonly id: number;
  /** Older services list frameworks by project only: this one, or the account's first. */
  readonly projectId?: number | undefined;
}

export interface UploadOrder {
  readonly paths: readonly WantedPath[];
  readonly folder: string;
  /** The service's address as the client got it: a file is remembered for one service. */
  readonly baseUrl: string;
  readonly memory: UploadMemory;
  /** Whether a file that the service has already is used again. What is sent is remembered either way. */
  readonly reuse: boolean;
  /** How long a remembered file is trusted by a service that cannot be asked for it. */
  readonly reuseMaxAgeMs: number;
  /** How long a virus scan may take. */
  readonly scanTimeoutMs: number;
  readonly framework?: FrameworkRef | undefined;
}

/** A file as the service has it. */
export interface UploadedFile {
  /** Absolute. */
  readonly path: string;
  readonly name: string;
  /** The input that named it. */
  readonly input: string;
  readonly fileId: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Whether the service had it already, so that nothing was sent. */
  readonly reused: boolean;
}

/** What is told while files are uploaded. */
export interface UploadListener {
  /** The contents of every file are known; nothing is sent yet. */
  digested(files: readonly Pick<UploadedFile, "path" | "sha256" | "sizeBytes">[]): void;
  /** The files that the service has so far, each in its place. Their virus scans may still go on. */
  known(files: readonly (UploadedFile | undefined)[]): void;
}

export interface UploadTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

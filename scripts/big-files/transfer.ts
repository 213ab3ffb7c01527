import type { Ready } from "../child-cloud.ts";

/** What a big transfer works with. */
export interface BigTransfer {
  readonly cloud: Ready;
  /** The address of a runner's results service, with its cache and artifacts. */
  readonly resultsUrl: string;
  /** An empty folder with room for the file. */
  readonly folder: string;
  readonly sizeMib: number;
}

/** What came of it. */
export interface TransferResult {
  readonly what: string;
  readonly durationMs: number;
  readonly peakMib: number;
  /** Why it is not as it should be, a sentence each. */
  readonly problems: readonly string[];
}

/** The inputs that reach the cloud. */
export const connectionTo = ({ url, apiKey }: Ready) => ({ "base-url": url, "api-key": apiKey });

import type { Run } from "../../src/contract/resources/runs.ts";
import type { Sample } from "./setting.ts";

/** What the cloud has acknowledged in one round, and must still know after it was killed. By the records' ids. */
export class Ledger {
  readonly uploads = new Map<number, Sample>();
  /** Uploads whose deletion was acknowledged. */
  readonly goneUploads = new Set<number>();
  /** Jobs with every name that they may have: a change that got no answer may have happened. */
  readonly jobs = new Map<number, ReadonlySet<string>>();
  /** Builds of scripts that do not end by themselves. */
  readonly builds = new Set<number>();
  readonly runs = new Map<number, { readonly isEndless: boolean }>();
  /** Runs as they were seen at their end. */
  readonly finishedRuns = new Map<number, Run>();
  readonly tags = new Map<number, { readonly runId: number; readonly name: string }>();
  /** Archives that were asked for. */
  readonly archives = new Set<number>();

  get size(): number {
    const { uploads, goneUploads, jobs, builds, runs, tags, archives } = this;
    const parts = [uploads, goneUploads, jobs, builds, runs, tags, archives];
    return parts.reduce((sum, part) => sum + part.size, 0);
  }
}

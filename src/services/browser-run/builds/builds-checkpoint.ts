/** What is known of the builds of one step. */
export interface BuildsCheckpoint {
  readonly kind: "builds";
  readonly jobId: number;
  readonly fileId: number;
  /** The newest build's id before ours were asked for. */
  readonly newerThan: number;
  readonly builds: readonly BuildCheckpoint[];
}

export interface BuildCheckpoint {
  readonly executorId: number;
  readonly executor: string;
  /** When the request that starts it was last about to be sent, in milliseconds since the epoch. */
  readonly askedAt?: number;
  /** Known once the request was answered or its build was found. */
  readonly buildId?: number;
  /** Nothing is left to do: it has ended, was aborted, or is meant to go on. */
  readonly settled?: boolean;
}

/** The checkpoint with the entry of one executor changed. */
export function withBuild(
  checkpoint: BuildsCheckpoint,
  executorId: number,
  change: Partial<BuildCheckpoint>,
): BuildsCheckpoint {
  const builds = checkpoint.builds.map((build) =>
    build.executorId === executorId ? { ...build, ...change } : build,
  );
  return { ...checkpoint, builds };
}

/** The entries whose build was asked for and is not known to be settled. */
export function unsettledBuilds(checkpoint: BuildsCheckpoint): BuildCheckpoint[] {
  return checkpoint.builds.filter((build) => build.askedAt !== undefined && !build.settled);
}

/** How a run is addressed; which of its ids are given chooses the path family. */
export interface RunAddress {
  readonly runId: number;
  readonly projectId?: number | undefined;
  readonly userId?: number | undefined;
}

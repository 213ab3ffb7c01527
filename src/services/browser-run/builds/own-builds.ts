import type { Client } from "../../../client/client.ts";
import type { Build } from "../../../contract/resources/builds.ts";

/** What tells a build of ours from others: none older than `newerThan`, of this job, file and executor. */
export interface BuildMark {
  readonly jobId: number;
  readonly fileId: number;
  readonly executorId: number;
  /** The newest build's id before ours was asked for; 0 when there was none. */
  readonly newerThan: number;
}

const newestFirst = { sort: "id_d", limit: 50 } as const;

/** The id of the account's newest build, 0 when it has none. */
export async function newestBuildId(client: Client, signal: AbortSignal): Promise<number> {
  for await (const build of client.builds.listAll({ query: { sort: "id_d", limit: 1 } }, { signal }))
    return build.id;
  return 0;
}

/** The build that an unanswered request of ours created, if it did. The oldest, should there be two. */
export async function findOwnBuild(
  client: Client,
  mark: BuildMark,
  signal: AbortSignal,
): Promise<Build | undefined> {
  let found: Build | undefined;
  for await (const build of client.builds.listAll({ query: newestFirst }, { signal })) {
    if (build.id <= mark.newerThan) break;
    if (bears(build, mark)) found = build;
  }
  return found;
}

/** The builds with these ids as they are now; an id the service no longer lists is absent. */
export async function currentBuilds(
  client: Client,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, Build>> {
  const wanted = new Set(ids);
  const oldest = Math.min(...ids);
  const found = new Map<number, Build>();
  for await (const build of client.builds.listAll({ query: newestFirst }, { signal })) {
    if (wanted.has(build.id)) found.set(build.id, build);
    if (build.id <= oldest || found.size === wanted.size) break;
  }
  return found;
}

/** Fields a service leaves out of its build records cannot tell builds apart and are passed over. */
function bears(build: Build, mark: BuildMark): boolean {
  return (
    (build.jobId ?? mark.jobId) === mark.jobId &&
    (build.fileId ?? mark.fileId) === mark.fileId &&
    (build.executorId ?? mark.executorId) === mark.executorId
  );
}

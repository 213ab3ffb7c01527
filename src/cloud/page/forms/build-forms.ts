import { buildAddress } from "../addresses.ts";
import { visibleBuild } from "../visible-records.ts";
import type { FormRoute } from "../visit.ts";

/** What the page can do with a build: the same as the API. */
export const buildForms: readonly FormRoute[] = [
  {
    path: "/builds/:buildId/abort",
    async submit(visit) {
      const build = visibleBuild(visit);
      await visit.cloud.queue.abort(build, `Aborted by ${visit.user.name}.`);
      return buildAddress(build.id);
    },
  },
];

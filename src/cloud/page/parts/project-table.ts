import type { ProjectRecord } from "../../store/records.ts";
import { projectAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { time } from "./figures.ts";
import { badge, outcomeOfRun } from "./outcome.ts";
import { newest } from "./paging.ts";
import { table } from "./table.ts";

/** Projects in rows, each with its latest run. */
export function projectTable(projects: readonly ProjectRecord[], { cloud, user, nowMs }: Visit): Html {
  const { runs, users } = cloud.store;
  return table({
    caption: "Projects",
    records: projects,
    empty: "No project yet.",
    columns: [
      {
        title: "Project",
        heads: true,
        cell: ({ id, name }) => html`<a href="${projectAddress(id)}">${name}</a>`,
      },
      {
        title: "Owner",
        cell: ({ userId }) => (userId === user.id ? "you" : (users.get(userId)?.email ?? "–")),
      },
      { title: "Runs", numeric: true, cell: ({ id }) => runs.in({ projectId: id }).count() },
      {
        title: "Latest run",
        cell: ({ id }) => newest(runs.in({ projectId: id }), 1).map((run) => badge(outcomeOfRun(run))),
      },
      { title: "Created", cell: ({ createTime }) => time(createTime, nowMs) },
    ],
  });
}

import { html } from "../html.ts";
import { configurationPanel } from "../parts/configuration-panel.ts";
import { facts } from "../parts/facts.ts";
import { time } from "../parts/figures.ts";
import { pageOf, pager } from "../parts/paging.ts";
import { runTable } from "../parts/run-table.ts";
import { visibleProject } from "../visible-records.ts";
import type { PageRoute } from "../visit.ts";

/** A project with its runs and the configuration that they start with. */
export const project: PageRoute = {
  path: "/projects/:projectId",
  show(visit) {
    const { cloud, nowMs, user } = visit;
    const { store } = cloud;
    const found = visibleProject(visit);
    const runs = pageOf(store.runs.in({ projectId: found.id }), visit);
    const owner = store.users.get(found.userId);
    const sharings = store.sharings.in({ projectId: found.id }).select();
    const configuration = store.configurations.in({ projectId: found.id }).select({ limit: 1 })[0];
    return {
      title: found.name,
      crumbs: [{ label: "Overview", href: "/" }],
      live: runs.records.some(({ state }) => state !== "FINISHED"),
      body: html`<section id="project"><h1>${found.name}</h1>
${facts([
  ["Id", found.id],
  ["Owner", owner?.id === user.id ? "you" : owner?.email],
  ["Shared with", sharings.map(({ userEmail }) => userEmail).join(", ")],
  ["Created", time(found.createTime, nowMs)],
])}</section>
<section id="runs" class="panel"><h2>Runs <span class="count">${runs.total}</span></h2>
${runTable({ caption: "Runs of this project", runs: runs.records, nowMs, empty: "No run of this project yet." })}
${pager(runs)}</section>
${configuration && configurationPanel(configuration.values)}`,
    };
  },
};

import type { RunRecord } from "../../store/records.ts";
import type { SqlPart } from "../../store/selection.ts";
import { runAddress } from "../addresses.ts";
import { type Content, type Html, html, when } from "../html.ts";
import { buildTable } from "../parts/build-table.ts";
import { deviceBar, deviceLegend } from "../parts/device-bar.ts";
import { duration } from "../parts/figures.ts";
import { badge, outcomeOfRun, simulatedMark } from "../parts/outcome.ts";
import { newest } from "../parts/paging.ts";
import { projectTable } from "../parts/project-table.ts";
import { runTable } from "../parts/run-table.ts";
import { visibleProjects } from "../visible-records.ts";
import type { PageRoute, Visit } from "../visit.ts";

const RECENT = 10;
const MAX_UNDER_WAY = 12;
const UNDER_WAY: SqlPart = { sql: "json_extract(doc, '$.state') <> 'FINISHED'", values: [] };

/** What goes on in this cloud, and what happened lately. */
export const overview: PageRoute = {
  path: "/",
  show(visit) {
    const { cloud, user, nowMs } = visit;
    const { store } = cloud;
    const projects = visibleProjects(visit);
    const runs = store.runs.in({ projectId: projects.ids });
    const builds = store.builds.in({ userId: user.id });
    const runsUnderWay = newest(runs, MAX_UNDER_WAY, [UNDER_WAY]);
    const buildsUnderWay = newest(builds, MAX_UNDER_WAY, [UNDER_WAY]);
    const recent = newest(runs, RECENT);
    const recentBuilds = newest(builds, RECENT);
    const counts = { runs: runs.count({ where: [UNDER_WAY] }), builds: builds.count({ where: [UNDER_WAY] }) };
    return {
      title: "Overview",
      live: true,
      body: html`${tiles(visit, counts)}
${when(
  counts.runs + counts.builds > 0,
  () => html`<section id="under-way"><h2>Under way</h2>
<ul class="cards">${runsUnderWay.map((run) => runCard(run, nowMs))}</ul>
${when(
  buildsUnderWay.length > 0,
  () => html`<div class="panel">
${buildTable({ caption: "Builds under way", builds: buildsUnderWay, store, nowMs, empty: "" })}</div>`,
)}</section>`,
)}
<section id="runs" class="panel"><h2>Recent runs</h2>
${runTable({ caption: "Recent runs", runs: recent, nowMs, empty: noRuns() })}</section>
<section id="builds" class="panel"><header><h2>Recent builds</h2><span class="links"><a href="/jobs">All jobs</a></span></header>
${buildTable({ caption: "Recent builds", builds: recentBuilds, store, nowMs, empty: noBuilds() })}</section>
<section id="projects" class="panel"><header><h2>Projects</h2>
<span class="links"><a href="/projects">All projects</a></span></header>
${projectTable(newest(store.projects.in({}), RECENT, projects.where), visit)}</section>`,
    };
  },
};

function tiles({ cloud, user }: Visit, underWay: { readonly runs: number; readonly builds: number }): Html {
  const { executors, queue, devices } = cloud;
  const usable = devices.visibleTo(user, { withDedicated: true });
  const busy = executors.filter(({ id }) => queue.load(id).busy).length;
  const online = usable.filter((device) => device.online).length;
  return html`<section id="state" class="tiles"><h1 class="unseen">Overview</h1>
${tile("/#runs", underWay.runs, "runs under way")}
${tile("/#builds", underWay.builds, "builds under way")}
${tile("/executors", `${busy} of ${executors.length}`, "executors busy")}
${tile("/devices", `${online} of ${usable.length}`, "devices online")}</section>`;
}

function tile(href: string, figure: Content, says: string): Html {
  return html`<a class="tile" href="${href}"><b>${figure}</b> <span>${says}</span></a>`;
}

function runCard(run: RunRecord, nowMs: number): Html {
  return html`<li class="card"><div class="line"><a class="name" href="${runAddress(run.id)}">${run.displayName}</a>
<span class="number">#${run.number}</span> ${simulatedMark(run)} ${badge(outcomeOfRun(run))}</div>
${deviceBar(run)}
<div class="line">${deviceLegend(run)}<span class="quiet">${duration(run, nowMs)}</span></div></li>`;
}

function noRuns(): Html {
  return html`No run yet. Start one with <a href="/docs#startRun">startRun</a>, or through the client.`;
}

function noBuilds(): Html {
  return html`No build yet. A <a href="/docs#createJob">job</a> and a
<a href="/docs#uploadFile">file</a> are all that <a href="/docs#startBuild">one</a> needs.`;
}

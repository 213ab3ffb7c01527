import type { BuildRecord, JobRecord } from "../../store/records.ts";
import { buildAddress, jobAddress } from "../addresses.ts";
import { type Html, html, when } from "../html.ts";
import { buildTable } from "../parts/build-table.ts";
import { consoleText } from "../parts/console-panel.ts";
import { facts } from "../parts/facts.ts";
import { time } from "../parts/figures.ts";
import { badge, outcomeOfBuild } from "../parts/outcome.ts";
import { newest, pageOf, pager } from "../parts/paging.ts";
import { table } from "../parts/table.ts";
import { visibleJob } from "../visible-records.ts";
import type { PageRoute } from "../visit.ts";

const KINDS: Readonly<Record<JobRecord["type"], string>> = {
  BROWSER_TESTING: "browser tests",
  BUILD: "pipeline",
};

/** The account's jobs, each with its latest build. */
export const jobs: PageRoute = {
  path: "/jobs",
  show(visit) {
    const { cloud, user, nowMs } = visit;
    const { store } = cloud;
    const found = pageOf(store.jobs.in({ userId: user.id }), visit);
    const latest = new Map<number, BuildRecord | undefined>(
      found.records.map(({ id }) => [id, newest(store.builds.in({ parentId: id }), 1)[0]]),
    );
    return {
      title: "Jobs",
      live: [...latest.values()].some((build) => build && build.state !== "FINISHED"),
      body: html`<section id="jobs" class="panel"><h1>Jobs <span class="count">${found.total}</span></h1>
${table({
  caption: "Jobs",
  records: found.records,
  empty: "No job yet.",
  columns: [
    { title: "Job", heads: true, cell: ({ id, name }) => html`<a href="${jobAddress(id)}">${name}</a>` },
    { title: "Kind", cell: ({ type }) => KINDS[type] },
    { title: "Builds", numeric: true, cell: ({ id }) => store.builds.in({ parentId: id }).count() },
    { title: "Latest build", cell: ({ id }) => latestBuild(latest.get(id)) },
    { title: "Created", cell: ({ createTime }) => time(createTime, nowMs) },
  ],
})}${pager(found)}</section>`,
    };
  },
};

function latestBuild(build: BuildRecord | undefined): Html | string {
  if (!build) return "–";
  return html`<a href="${buildAddress(build.id)}">#${build.number}</a> ${badge(outcomeOfBuild(build))}`;
}

/** A job with its builds and, where it has one, its pipeline. */
export const job: PageRoute = {
  path: "/jobs/:jobId",
  show(visit) {
    const { cloud, nowMs } = visit;
    const { store } = cloud;
    const found = visibleJob(visit);
    const builds = pageOf(store.builds.in({ parentId: found.id }), visit);
    return {
      title: found.name,
      crumbs: [{ label: "Jobs", href: "/jobs" }],
      live: builds.records.some(({ state }) => state !== "FINISHED"),
      body: html`<section id="job"><h1>${found.name}</h1>
${facts([
  ["Id", found.id],
  ["Kind", KINDS[found.type]],
  ["Created", time(found.createTime, nowMs)],
])}</section>
<section id="builds" class="panel"><h2>Builds <span class="count">${builds.total}</span></h2>
${buildTable({ caption: "Builds of this job", builds: builds.records, store, nowMs, empty: "No build of this job yet." })}
${pager(builds)}</section>
${when(
  found.pipeline !== null,
  () => html`<section id="pipeline" class="panel"><h2>Pipeline</h2>
${consoleText(found.pipeline ?? "", "pipeline-text")}</section>`,
)}`,
    };
  },
};

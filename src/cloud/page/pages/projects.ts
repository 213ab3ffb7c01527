import { html } from "../html.ts";
import { pageOf, pager } from "../parts/paging.ts";
import { projectTable } from "../parts/project-table.ts";
import { visibleProjects } from "../visible-records.ts";
import type { PageRoute } from "../visit.ts";

/** Every project that the account may see. */
export const projects: PageRoute = {
  path: "/projects",
  show(visit) {
    const found = pageOf(visit.cloud.store.projects.in({}), visit, visibleProjects(visit).where);
    return {
      title: "Projects",
      crumbs: [{ label: "Overview", href: "/" }],
      body: html`<section id="projects" class="panel"><h1>Projects <span class="count">${found.total}</span></h1>
${projectTable(found.records, visit)}${pager(found)}</section>`,
    };
  },
};

import type { BuildRecord } from "../../store/records.ts";
import { buildAddress, fileAddress, jobAddress } from "../addresses.ts";
import { type Html, html, when } from "../html.ts";
import { jobNameOf } from "../parts/build-table.ts";
import { consolePanel } from "../parts/console-panel.ts";
import { facts } from "../parts/facts.ts";
import { duration, time } from "../parts/figures.ts";
import { formButton } from "../parts/form-button.ts";
import { badge, outcomeOfBuild } from "../parts/outcome.ts";
import { fileList, gallery } from "../parts/result-files.ts";
import { testPanel } from "../parts/test-panel.ts";
import { visibleBuild } from "../visible-records.ts";
import type { PageRoute, Visit } from "../visit.ts";

/** A build: how it stands, what it prints and what it left. */
export const build: PageRoute = {
  path: "/builds/:buildId",
  async show(visit) {
    const { cloud, session } = visit;
    const { store } = cloud;
    const found = visibleBuild(visit);
    const files = store.files.in({ parentId: found.id }).select();
    const jobName = jobNameOf(found, store);
    const ended = found.state === "FINISHED";
    return {
      title: `${jobName} #${found.number}`,
      crumbs: [
        { label: "Jobs", href: "/jobs" },
        { label: jobName, href: jobAddress(found.jobId) },
      ],
      live: !ended,
      body: html`${headOf(found, visit)}
${when(
  !ended,
  () => html`<section id="actions" class="actions" aria-label="What can be done">
${formButton({ session, action: `${buildAddress(found.id)}/abort`, label: "Abort", style: "danger" })}</section>`,
)}
${await testPanel(store, files)}
${await consolePanel(store, files)}
${gallery(files)}
<section id="files" class="panel"><h2>Results <span class="count">${files.length}</span></h2>
${fileList(files, "Results of this build")}</section>`,
    };
  },
};

function headOf(build: BuildRecord, { cloud, nowMs }: Visit): Html {
  const input = cloud.store.files.get(build.fileId);
  return html`<section id="build"><div class="line"><h1>Build <span class="number">#${build.number}</span></h1>
${badge(outcomeOfBuild(build))}</div>
${when(build.message !== null, () => html`<p class="message">${build.message}</p>`)}
${facts([
  ["Id", build.id],
  ["Executor", build.executorName ?? "any"],
  ["Package", input && html`<a href="${fileAddress(input.id)}">${input.name}</a>`],
  ["Exit code", build.exitCode],
  ["Took", duration(build, nowMs)],
  ["Created", time(build.createTime, nowMs)],
])}</section>`;
}

import { isSessionRun } from "../../runs/frameworks.ts";
import { deviceAddress, projectAddress, runAddress } from "../addresses.ts";
import { html, when } from "../html.ts";
import { consolePanel } from "../parts/console-panel.ts";
import { facts } from "../parts/facts.ts";
import { duration, time } from "../parts/figures.ts";
import { confirmedButton } from "../parts/form-button.ts";
import { badge, outcomeOfDeviceRun, simulatedMark } from "../parts/outcome.ts";
import { fileList, gallery } from "../parts/result-files.ts";
import { testPanel } from "../parts/test-panel.ts";
import { visibleDeviceRun } from "../visible-records.ts";
import type { PageRoute } from "../visit.ts";

/** What a run did on one device: its outcome, pictures, console and files. */
export const deviceRun: PageRoute = {
  path: "/runs/:runId/device-runs/:deviceRunId",
  async show(visit) {
    const { cloud, nowMs, session } = visit;
    const { store } = cloud;
    const { run, deviceRun: found } = visibleDeviceRun(visit);
    const files = store.files.in({ parentId: found.id }).select();
    return {
      title: `${found.deviceName}, ${run.displayName}`,
      crumbs: [
        { label: "Overview", href: "/" },
        { label: store.projects.get(run.projectId)?.name ?? "Project", href: projectAddress(run.projectId) },
        { label: run.displayName, href: runAddress(run.id) },
      ],
      live: found.finishTime === null && run.state !== "FINISHED",
      body: html`<section id="device-run"><div class="line"><h1>${found.deviceName}</h1>
${badge(outcomeOfDeviceRun(found))} ${simulatedMark(found)}</div>
${when(found.message !== null, () => html`<p class="message">${found.message}</p>`)}
${facts([
  ["Passed", found.passed],
  ["Failed", found.failed],
  ["Skipped", found.skipped],
  ["Not available", found.notAvailable || null],
  ["Left out because", found.excludeReason],
  ["Exit code", found.exitCode],
  ["Took", duration(found, nowMs)],
  ["Started", found.startTime === null ? "not yet" : time(found.startTime, nowMs)],
  ["Device id", html`<a href="${deviceAddress(found.deviceId)}">${found.deviceId}</a>`],
])}</section>
${when(
  run.state === "FINISHED" && !isSessionRun(run),
  () => html`<section id="actions" class="actions" aria-label="What can be done">
${confirmedButton({
  session,
  id: "retry",
  action: `${runAddress(run.id)}/retry`,
  opens: "Retry…",
  label: "Retry on this device",
  asks: "What this device run left goes; it starts afresh under a new id.",
  fields: { deviceRunId: found.id },
})}</section>`,
)}
${await testPanel(store, files)}
${gallery(files)}
${await consolePanel(store, files)}
<section id="files" class="panel"><h2>Files <span class="count">${files.length}</span></h2>
${fileList(files, "Files of this device run")}</section>`,
    };
  },
};

import { isSessionRun } from "../../runs/frameworks.ts";
import type { DeviceRunRecord, RunRecord } from "../../store/records.ts";
import { deviceRunAddress, fileAddress, projectAddress, runAddress } from "../addresses.ts";
import { RETRIABLE } from "../forms/run-forms.ts";
import { type Html, html, when } from "../html.ts";
import { configurationPanel } from "../parts/configuration-panel.ts";
import { deviceBar, deviceLegend } from "../parts/device-bar.ts";
import { type Fact, facts } from "../parts/facts.ts";
import { duration, percentage, time } from "../parts/figures.ts";
import { confirmedButton, formButton } from "../parts/form-button.ts";
import { badge, markedBadge, outcomeOfDeviceRun, outcomeOfRun, simulatedMark } from "../parts/outcome.ts";
import { fileList } from "../parts/result-files.ts";
import { testsOf } from "../parts/run-table.ts";
import { table } from "../parts/table.ts";
import { visibleRun } from "../visible-records.ts";
import type { PageRoute, Visit } from "../visit.ts";

/** A run: how far it is on each device, and what it left. */
export const run: PageRoute = {
  path: "/runs/:runId",
  show(visit) {
    const { cloud, nowMs } = visit;
    const { store } = cloud;
    const found = visibleRun(visit);
    const project = store.projects.get(found.projectId);
    const deviceRuns = store.deviceRuns.in({ parentId: found.id }).select();
    const archives = store.files.in({ parentId: found.id }).select();
    return {
      title: found.displayName,
      crumbs: [
        { label: "Overview", href: "/" },
        { label: project?.name ?? "Project", href: projectAddress(found.projectId) },
      ],
      live: found.state !== "FINISHED",
      body: html`${headOf(found, visit)}
${actionsOf(found, deviceRuns, visit)}
<section id="device-runs" class="panel"><h2>Device runs <span class="count">${deviceRuns.length}</span></h2>
${deviceRunTable(found, deviceRuns, nowMs)}</section>
${when(
  archives.length > 0,
  () => html`<section id="archives" class="panel"><h2>Archives</h2>
${fileList(archives, "Archives of this run")}</section>`,
)}
${configurationPanel(found.config)}`,
    };
  },
};

function headOf(run: RunRecord, { cloud, nowMs }: Visit): Html {
  const { store } = cloud;
  const tags = store.tags.in({ parentId: run.id }).select();
  return html`<section id="run"><div class="line"><h1>${run.displayName} <span class="number">#${run.number}</span></h1>
${badge(outcomeOfRun(run))} ${simulatedMark(run)}</div>
${when(tags.length > 0, () => html`<ul class="tags" aria-label="Tags">${tags.map(({ name }) => html`<li>${name}</li>`)}</ul>`)}
<div class="progress wide">${deviceBar(run)}${deviceLegend(run)}</div>
${when(run.message !== null, () => html`<p class="message">${run.message}</p>`)}
${facts([
  ["Tests passed", testsOf(run)],
  ["Success ratio", when(run.testCaseCount > 0, () => percentage(run.successRatio))],
  ["Execution ratio", when(run.testCaseCount > 0, () => percentage(run.executionRatio))],
  ["Framework", run.frameworkName],
  ["Took", duration(run, nowMs)],
  ["Started", time(run.createTime, nowMs)],
  ["By", run.startedByDisplayName],
  ...inputsOf(run, store.files),
])}</section>`;
}

function inputsOf(run: RunRecord, files: Visit["cloud"]["store"]["files"]): Fact[] {
  const inputs: readonly (readonly [string, number | null])[] = [
    ["Application", run.appFileId],
    ["Test package", run.testFileId],
    ["Data", run.dataFileId],
  ];
  return inputs.map(([name, id]): Fact => {
    const file = id === null ? undefined : files.get(id);
    return [name, file && html`<a href="${fileAddress(file.id)}">${file.name}</a>`];
  });
}

function actionsOf(run: RunRecord, deviceRuns: readonly DeviceRunRecord[], { session }: Visit): Html {
  const address = runAddress(run.id);
  const ended = run.state === "FINISHED";
  const failed = deviceRuns.filter(({ state }) => RETRIABLE.includes(state));
  const retriable = ended && !isSessionRun(run);
  const some = failed.length > 0 && failed.length < deviceRuns.length;
  return html`<section id="actions" class="actions" aria-label="What can be done">
${when(!ended, () => formButton({ session, action: `${address}/abort`, label: "Abort", style: "danger" }))}
${when(retriable && some, () =>
  formButton({
    session,
    action: `${address}/retry`,
    label: `Retry what failed (${failed.length})`,
    style: "primary",
    fields: { which: "failed" },
  }),
)}
${when(retriable, () =>
  confirmedButton({
    session,
    id: "retry-all",
    action: `${address}/retry`,
    opens: "Retry all…",
    label: "Retry on every device",
    asks: "The results so far go: each device run starts afresh under a new id.",
  }),
)}
${confirmedButton({
  session,
  id: "delete",
  action: `${address}/delete`,
  style: "danger",
  opens: "Delete…",
  label: "Delete the run",
  asks: "The run goes with all its results. Nothing brings it back.",
})}</section>`;
}

function deviceRunTable(run: RunRecord, deviceRuns: readonly DeviceRunRecord[], nowMs: number): Html {
  return table({
    caption: "Device runs",
    records: deviceRuns,
    empty: "No device was chosen.",
    columns: [
      {
        title: "Device",
        heads: true,
        cell: ({ id, deviceName }) => html`<a href="${deviceRunAddress(run.id, id)}">${deviceName}</a>`,
      },
      {
        title: "Outcome",
        cell: (one) => markedBadge(outcomeOfDeviceRun(one), one),
      },
      { title: "Passed", numeric: true, cell: ({ passed }) => passed },
      { title: "Failed", numeric: true, cell: ({ failed }) => failed },
      { title: "Skipped", numeric: true, cell: ({ skipped }) => skipped },
      { title: "Took", numeric: true, cell: (one) => duration(one, nowMs) },
      {
        title: "Says",
        cell: ({ excludeReason, message }) =>
          html`<span class="says">${[excludeReason, message].filter(Boolean).join(": ")}</span>`,
      },
    ],
  });
}

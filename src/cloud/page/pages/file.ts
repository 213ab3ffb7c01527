import type { FileRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { buildAddress, contentAddress, deviceRunAddress, fileAddress, runAddress } from "../addresses.ts";
import { type Html, html, when } from "../html.ts";
import { consoleText } from "../parts/console-panel.ts";
import { facts } from "../parts/facts.ts";
import { size, time } from "../parts/figures.ts";
import { isPicture, isText } from "../parts/result-files.ts";
import { textEnd } from "../parts/text-end.ts";
import { visibleFile } from "../visible-records.ts";
import type { Crumb, PageRoute } from "../visit.ts";

const SHOWN_BYTES = 512 * 1024;

/** A file: a picture as such, text as text, anything else to download. What a suite made is never run. */
export const file: PageRoute = {
  path: "/files/:fileId",
  async show(visit) {
    const { store } = visit.cloud;
    const found = visibleFile(visit);
    const growing = found.state === "PREPARING";
    return {
      title: found.name,
      crumbs: wayTo(found, store),
      live: growing,
      body: html`<section id="file"><h1 class="file-name">${found.name}</h1>
${facts([
  ["Size", growing ? "still growing" : size(found.size)],
  ["Type", found.mimetype],
  ["Created", time(found.createTime, visit.nowMs)],
])}
<div class="actions"><a class="button primary" href="${contentAddress(found.id)}" download>Download</a> ${neighbours(found, store)}</div></section>
${await content(found, store)}`,
    };
  },
};

async function content(file: FileRecord, store: Store): Promise<Html | false> {
  if (isPicture(file)) {
    return html`<section id="picture" class="panel"><img class="picture" src="${contentAddress(file.id)}" alt="${file.name}"></section>`;
  }
  if (!isText(file)) return false;
  const { text, omittedBytes } = await textEnd(store, file, SHOWN_BYTES);
  return html`<section id="text" class="panel">
${when(omittedBytes > 0, () => html`<p class="quiet">The end of it: ${size(omittedBytes)} before it are left out here.</p>`)}
${consoleText(text, "text-content")}</section>`;
}

/** Where the file belongs. */
function wayTo({ buildId, deviceRunId, runId }: FileRecord, { builds, deviceRuns, runs }: Store): Crumb[] {
  const deviceRun = deviceRuns.get(deviceRunId ?? 0);
  const run = runs.get(deviceRun?.runId ?? runId ?? 0);
  const build = builds.get(buildId ?? 0);
  return [
    { label: "Overview", href: "/" },
    ...(run ? [{ label: run.displayName, href: runAddress(run.id) }] : []),
    ...(deviceRun
      ? [{ label: deviceRun.deviceName, href: deviceRunAddress(deviceRun.runId, deviceRun.id) }]
      : []),
    ...(build ? [{ label: `Build #${build.number}`, href: buildAddress(build.id) }] : []),
  ];
}

/** From one picture to the next. */
function neighbours(file: FileRecord, { files }: Store): Html | false {
  const parentId = file.buildId ?? file.deviceRunId;
  if (!isPicture(file) || parentId === null || parentId === undefined) return false;
  const pictures = files.in({ parentId }).select().filter(isPicture);
  const at = pictures.findIndex(({ id }) => id === file.id);
  const link = (to: FileRecord | undefined, label: string) =>
    to && html`<a class="button ordinary" href="${fileAddress(to.id)}">${label}</a>`;
  return html`${link(pictures[at - 1], "Previous")} ${link(pictures[at + 1], "Next")}`;
}

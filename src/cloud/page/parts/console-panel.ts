import type { FileRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { contentAddress, fileAddress } from "../addresses.ts";
import { type Html, html, when } from "../html.ts";
import { size } from "./figures.ts";
import { isConsole } from "./result-files.ts";
import { textEnd } from "./text-end.ts";

const SHOWN_BYTES = 48 * 1024;

/** What a script has printed lately: the end of its console, escaped and without what steers a terminal. */
export async function consolePanel(store: Store, files: readonly FileRecord[]): Promise<Html | false> {
  const log = files.find(isConsole);
  if (!log) return false;
  const { text, omittedBytes } = await textEnd(store, log, SHOWN_BYTES);
  return html`<section id="console" class="panel"><header><h2>Console</h2>
<span class="links"><a href="${fileAddress(log.id)}">Open</a> <a href="${contentAddress(log.id)}" download>Download</a></span></header>
${when(omittedBytes > 0, () => html`<p class="quiet">The last ${size(SHOWN_BYTES)}; ${size(omittedBytes)} before it are left out here.</p>`)}
${consoleText(text, "console-text")}</section>`;
}

/** Text of a suite as it is. */
export function consoleText(text: string, id: string): Html {
  if (text.trim() === "") return html`<p class="empty">Nothing was printed yet.</p>`;
  return html`<pre class="console" id="${id}" tabindex="0">
${text}</pre>`;
}

import type { RunCounters } from "../../store/records.ts";
import { type Html, html } from "../html.ts";
import type { Tone } from "./outcome.ts";

/** The counters of a run in the order of the bar: what is done first. */
function partsOf(run: RunCounters): readonly (readonly [Tone, number, string])[] {
  return [
    ["passed", run.succeededDeviceCount, "succeeded"],
    ["warning", run.warningDeviceCount, "with warnings"],
    ["failed", run.errorsDeviceCount, "failed"],
    ["timeout", run.timeoutedDeviceCount, "timed out"],
    ["aborted", run.abortedDeviceCount, "aborted"],
    ["excluded", run.excludedDeviceCount, "excluded"],
    ["running", run.runningDeviceCount, "running"],
    ["waiting", run.waitingDeviceCount, "waiting"],
  ];
}

/** How far a run's devices are, as a bar. Said in words, too, for who does not see it. */
export function deviceBar(run: RunCounters): Html {
  const parts = partsOf(run).filter(([, count]) => count > 0);
  const total = Math.max(1, run.totalDeviceCount);
  let from = 0;
  const pieces = parts.map(([tone, count]) => {
    const piece = html`<rect class="fill ${tone}" x="${from}" width="${count}" height="1"/>`;
    from += count;
    return piece;
  });
  return html`<svg class="bar" viewBox="0 0 ${total} 1" preserveAspectRatio="none" role="img"
aria-label="${inWords(run)}">${pieces}</svg>`;
}

/** The same with a legend. */
export function deviceLegend(run: RunCounters): Html {
  const parts = partsOf(run).filter(([, count]) => count > 0);
  return html`<ul class="legend">${parts.map(
    ([tone, count, words]) => html`<li class="${tone}"><b>${count}</b> ${words}</li>`,
  )}</ul>`;
}

/** Such as `2 of 3 devices finished: 1 succeeded, 1 failed, 1 running`. */
function inWords(run: RunCounters): string {
  const parts = partsOf(run).filter(([, count]) => count > 0);
  const detail = parts.map(([, count, words]) => `${count} ${words}`).join(", ");
  return `${run.finishedDeviceCount} of ${run.totalDeviceCount} devices finished${detail && `: ${detail}`}`;
}

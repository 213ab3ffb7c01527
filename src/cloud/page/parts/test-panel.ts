import { createReadStream } from "node:fs";
import { counted } from "../../../base/counted.ts";
import { formatDuration } from "../../../base/duration.ts";
import { readJunitStream } from "../../../contract/results/junit.ts";
import { defaultJunitLimits, type TestCase } from "../../../contract/results/junit-report.ts";
import { kindOfResult } from "../../../contract/results/layout.ts";
import { mergeJunit } from "../../../contract/results/merge-junit.ts";
import type { FileRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { type Content, type Html, html, when } from "../html.ts";
import { badge, type Outcome } from "./outcome.ts";
import { table } from "./table.ts";

/** Larger reports are read by those who download them. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_SHOWN = 200;
const LIMITS = { ...defaultJunitLimits, maxCases: 20_000, maxTotal: 4 * 1024 * 1024 };

const OUTCOMES: Readonly<Record<TestCase["status"], Outcome>> = {
  passed: { tone: "passed", label: "Passed" },
  failed: { tone: "failed", label: "Failed" },
  skipped: { tone: "excluded", label: "Skipped" },
};

/** The test cases that a suite reported: what failed with its reason, and the rest on demand. */
export async function testPanel(store: Store, files: readonly FileRecord[]): Promise<Html | false> {
  const reports = files.filter(({ name, state }) => kindOfResult(name) === "junit" && state === "READY");
  if (reports.length === 0 || reports.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return false;
  const read = reports.map(async ({ name, blob }) => ({
    name,
    report: await readJunitStream(createReadStream(store.blobs.path(blob)), { limits: LIMITS }),
  }));
  const { cases } = mergeJunit(await Promise.all(read));
  if (cases.length === 0) return false;
  const failed = cases.filter(({ status }) => status === "failed");
  const others = cases.filter(({ status }) => status !== "failed");
  return html`<section id="tests" class="panel"><h2>Tests <span class="count">${cases.length}</span></h2>
${failed.length > 0 && html`<ul class="failures">${failed.slice(0, MAX_SHOWN).map(failure)}</ul>`}
${when(failed.length > MAX_SHOWN, () => leftOut(failed.length - MAX_SHOWN))}
${others.length > 0 && otherCases(others)}</section>`;
}

function failure(testCase: TestCase, index: number): Html {
  const { message, details } = testCase;
  return html`<li><div class="line">${badge(OUTCOMES.failed)} <b>${testCase.name}</b>
<span class="quiet">${testCase.className} ${took(testCase)}</span></div>
${when(message !== undefined && message !== "", () => html`<p class="message bad">${message}</p>`)}
${when(
  details !== undefined && details.trim() !== "",
  () => html`<details id="failure-${index}"><summary>What it says</summary>
<pre class="console" id="failure-text-${index}" tabindex="0">
${details}</pre></details>`,
)}</li>`;
}

function otherCases(cases: readonly TestCase[]): Html {
  return html`<details id="other-tests"><summary>${counted(cases.length, "test")} that did not fail</summary>
${table({
  caption: "Tests that did not fail",
  records: cases.slice(0, MAX_SHOWN),
  empty: "",
  columns: [
    { title: "Test", heads: true, cell: ({ name }) => name },
    { title: "Class", cell: ({ className }) => className },
    { title: "Outcome", cell: ({ status }) => badge(OUTCOMES[status]) },
    { title: "Took", numeric: true, cell: took },
  ],
})}
${when(cases.length > MAX_SHOWN, () => leftOut(cases.length - MAX_SHOWN))}</details>`;
}

function took({ durationMs }: TestCase): Content {
  return durationMs === undefined ? "" : formatDuration(durationMs);
}

function leftOut(count: number): Html {
  return html`<p class="quiet">${counted(count, "further test")} in the JUnit file.</p>`;
}

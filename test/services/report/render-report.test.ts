import { describe, expect, it } from "vitest";
import { renderReport, SUMMARY_BYTES } from "../../../src/services/report/render-report.ts";
import { execution, reportOf, testCase } from "./sample-report.ts";

const green = execution("chromium-desktop", [testCase("works"), testCase("lasts", { durationMs: 65_000 })], {
  url: "http://127.0.0.1:4000/builds/7",
  files: ["TEST-all.xml", "console.log", "screenshots/start.png", "screenshots/end.png"],
});
const red = execution(
  "pixel-7",
  [
    testCase("works"),
    testCase("fails", { status: "failed", message: "expected 1, got 2", details: "at a.ts:1\n\nat b.ts:2" }),
  ],
  { id: 8, message: "run-tests.sh exited with 1" },
);

describe("a report", () => {
  it("of a passed run is a verdict, a table, places and the slowest tests", () => {
    const places = [
      { label: "Artifact browser-results", url: "https://ci.example/runs/1/artifacts/2" },
      { label: "Folder", path: "/tmp/results" },
    ];
    expect(renderReport(reportOf([green], { places }))).toBe(`## Browser tests

✅ **passed**: all 2 tests passed

| Executor | Result | Passed | Failed | Skipped | Duration | Files |
| --- | --- | ---: | ---: | ---: | ---: | --- |
| [chromium-desktop](http://127.0.0.1:4000/builds/7) | ✅ passed | 2 | 0 | 0 | 4.1 s | <code>TEST-all.xml</code>, <code>console.log</code>, <code>screenshots/start.png</code>, and 1 more |

- [Artifact browser-results](https://ci.example/runs/1/artifacts/2)
- Folder: <code>/tmp/results</code>

<details><summary>Slowest tests</summary>

| Test | Executor | Duration |
| --- | --- | ---: |
| Login › lasts | chromium-desktop | 1 min 5 s |
| Login › works | chromium-desktop | 1.2 s |

</details>
`);
  });

  it("puts what failed first, with message, reason and collapsed details", () => {
    const text = renderReport(reportOf([green, red]));
    expect(text).toContain("❌ **failed** (tests): success ratio 3/4 is below min-success-ratio 1");
    expect(text.indexOf("| pixel-7 | ❌ failed | 1 | 1 |")).toBeLessThan(
      text.indexOf("| [chromium-desktop]"),
    );
    expect(text).toContain("| **All 2** |  | 3 | 1 | 0 |  |  |");
    expect(text).toContain(`### pixel-7 (8)

❌ failed: run-tests.sh exited with 1

❌ **Login › fails** (1.2 s): expected 1, got 2

<details><summary>Details</summary>

<pre>
at a.ts:1

at b.ts:2
</pre>

</details>`);
    expect(text).not.toContain("### chromium-desktop");
  });

  it.each([
    [execution("a", [], { tests: null }), "❌ no result | – | – | – |"],
    [execution("a", [], { tests: "unreadable" }), "❌ unreadable result | – |"],
    [execution("a", []), "❌ no test executed | 0 | 0 | 0 |"],
    [execution("a", [testCase("x", { status: "failed" })], { state: "succeeded" }), "❌ failed | 0 | 1 |"],
    [
      execution("a", [testCase("x")], { state: "timeout", durationMs: undefined }),
      "⌛ timed out | 1 | 0 | 0 | – |",
    ],
    [execution("a", [testCase("x")], { state: "warning", files: [] }), "⚠️ warning | 1 | 0 | 0 | 4.1 s | – |"],
  ])("never shows an execution green that is not: %#", (one, cells) => {
    expect(renderReport(reportOf([one]))).toContain(`| a | ${cells}`);
  });

  it("of a run that never began is its verdict alone", () => {
    const report = reportOf([]);
    const decision = {
      ...report.decision,
      failureKind: "input" as const,
      reason: 'executor "x" does not exist',
    };
    expect(renderReport({ ...report, decision })).toBe(
      '## Browser tests\n\n❌ **failed** (input): executor "x" does not exist\n',
    );
  });
});

describe("a report that grows", () => {
  const failing = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      testCase(`fails ${index}`, { status: "failed", message: "m".repeat(400), details: "d".repeat(9_000) }),
    );

  it("lists 50 failures of an execution and counts the others", () => {
    const text = renderReport(reportOf([execution("a", failing(60))]));
    expect(text.match(/^❌ \*\*Login/gm)).toHaveLength(50);
    expect(text).toContain("… and 10 more failing tests.");
  });

  it("shortens the failures of all rather than leave out those of some", () => {
    const executions = Array.from({ length: 40 }, (_, index) => execution(`executor-${index}`, failing(60)));
    const text = renderReport(reportOf(executions));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_BYTES);
    expect(text.match(/^### executor-/gm)).toHaveLength(40);
    expect(text).not.toContain("are left out");
  });

  it("ends after a whole row and says how many are missing", () => {
    const executions = Array.from({ length: 5_000 }, (_, index) =>
      execution(`executor-${index}`, failing(3), { message: "ü".repeat(200) }),
    );
    const text = renderReport(reportOf(executions));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(SUMMARY_BYTES - 2_000);
    const note = /^… (\d+) rows are left out, for a summary holds at most 900 KiB\.$/m.exec(text);
    expect(Number(note?.[1])).toBeGreaterThan(0);
    const lines = text.split("\n").filter((line) => line.startsWith("|"));
    expect(lines.filter((line) => line.split("|").length !== 9)).toEqual([]);
  });
});

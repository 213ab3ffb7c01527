import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { code, escapeMarkdown, link, preformatted } from "../../../src/services/report/markdown.ts";
import { renderReport } from "../../../src/services/report/render-report.ts";
import type { Report } from "../../../src/services/report/report.ts";
import { execution, reportOf } from "./sample-report.ts";

const pieces = fc.constantFrom(
  ...[
    "<script>",
    "</details>",
    "</pre>",
    "<!--",
    "&lt;",
    "|",
    "\\|",
    "\\",
    "`",
    "```\n",
    "~~~",
    "](http://x)",
    "[",
  ],
  ...[
    "::error::x",
    "\n::set-output name=a::b",
    "##[error]x",
    "@octocat",
    "@",
    "#12",
    "GH-1",
    "https://evil.example",
  ],
  ...[
    "\r\n",
    "\n\n",
    "\u001b[31m",
    "\u202e",
    "\u2028",
    "\u0085",
    "$x$",
    "*",
    "_",
    "www.evil.example",
    "\ud800",
  ],
);
const hostile = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 4, unit: "binary" })), { maxLength: 12 })
  .map((parts) => parts.join(""));

const cases = fc.array(
  fc.record({
    suite: hostile,
    className: hostile,
    name: hostile,
    status: fc.constantFrom("passed" as const, "failed" as const, "skipped" as const),
    message: hostile,
    details: hostile,
    durationMs: fc.nat(100_000),
  }),
  { maxLength: 4 },
);
const executions = fc.array(
  fc.tuple(
    hostile,
    cases,
    fc.record({ url: hostile, message: hostile, files: fc.array(hostile, { maxLength: 5 }) }),
  ),
  { maxLength: 3 },
);
const reports: fc.Arbitrary<Report> = fc
  .tuple(
    hostile,
    executions,
    fc.array(fc.record({ label: hostile, url: hostile, path: hostile }), { maxLength: 2 }),
  )
  .map(([title, all, places]) =>
    reportOf(
      all.map(([name, tests, more]) => execution(name, tests, more)),
      { title, places },
    ),
  );

const OURS = /<\/?(?:details|summary|pre|code)>/g;

describe("a report of hostile texts", () => {
  it("holds no tag but ours, and those in pairs", () => {
    fc.assert(
      fc.property(reports, (report) => {
        const text = renderReport(report);
        expect(text.replace(OURS, "")).not.toMatch(/[<>]/);
        for (const tag of ["details", "summary", "pre", "code"]) {
          expect(text.split(`<${tag}>`).length).toBe(text.split(`</${tag}>`).length);
        }
      }),
    );
  });

  it("holds no line that a runner takes for a command, and no control character", () => {
    fc.assert(
      fc.property(reports, (report) => {
        const text = renderReport(report);
        expect(text).not.toMatch(/^\s*::|##\[/m);
        expect(text.replaceAll("\n", "").replaceAll("\t", "")).not.toMatch(
          /[\u0000-\u001f\u007f-\u009f\u2028\u202e]/,
        );
      }),
    );
  });

  it("has as many cells in every row as in its heading", () => {
    fc.assert(
      fc.property(reports, (report) => {
        const lines = renderReport(report)
          .replace(/<pre>[\s\S]*?<\/pre>/g, "")
          .split("\n");
        let columns = 0;
        for (const line of lines) {
          if (!line.startsWith("|")) columns = 0;
          else if (columns === 0) columns = line.split("|").length;
          else expect(line.split("|").length).toBe(columns);
        }
      }),
    );
  });

  it("mentions nobody, refers to nothing and links nowhere of the texts' own", () => {
    fc.assert(
      fc.property(reports, (report) => {
        const prose = renderReport(report)
          .replace(/<pre>[\s\S]*?<\/pre>/g, "")
          .replace(/\]\(https?:[^)\s]*\)/g, "]");
        expect(prose).not.toMatch(/@\w|(?<!&)#\d|GH-\d|:\/\/|www\./i);
      }),
    );
  });
});

describe("Markdown", () => {
  it("shows a text as it was, once escapes are read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        const read = escapeMarkdown(text)
          .replaceAll("&#8203;", "")
          .replace(/\\([\\`*_~[\]#])/g, "$1")
          .replace(/&#(\d+);/g, (_, point) => String.fromCharCode(point))
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&amp;", "&");
        expect(read).toBe(text.replace(/\s+/g, " ").trim());
      }),
    );
  });

  it("links to http and https only, without account and query", () => {
    expect(link("a|b", "https://user:pw@h.example/x?access_token=t#part")).toBe(
      "[a&#124;b](https://h.example/x#part)",
    );
    expect(link("a", "https://h.example/a(b)|c")).toBe("[a](https://h.example/a%28b%29%7Cc)");
    expect(link("a", "javascript:alert(1)")).toBe("a");
    expect(link("a", "no address")).toBe("a");
    expect(link("a", undefined)).toBe("a");
  });

  it("keeps code and preformatted text closed", () => {
    expect(code("a`</code>|b")).toBe("<code>a\\`&lt;/code&gt;&#124;b</code>");
    expect(preformatted("::error::a\n  ::b\n##[group]\n</pre>", 100)).toBe(
      "<pre>\n&#58;:error::a\n  &#58;:b\n##&#91;group]\n&lt;/pre&gt;\n</pre>",
    );
    expect(preformatted("x".repeat(50), 10)).toBe(`<pre>\n${"x".repeat(10)}\n…\n</pre>`);
  });
});

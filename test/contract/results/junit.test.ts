import { describe, expect, test } from "vitest";
import { readJunit } from "../../../src/contract/results/junit.ts";

const suite = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><testsuite name="shop">${inner}</testsuite>`;

describe("a JUnit file", () => {
  test("is read to its cases", () => {
    const report = readJunit(`<?xml version="1.0"?>
      <testsuites><testsuite name="shop" tests="4">
        <properties><property name="browser" value="chromium"/></properties>
        <testcase classname="shop.Cart" name="adds &lt;one&gt;" time="0.25"/>
        <testcase classname="shop.Cart" name="removes" time="1,234.5">
          <failure message="expected 1&#10;got 2" type="AssertionError">at cart.ts:4\n  <![CDATA[a < b]]></failure>
        </testcase>
        <testcase classname="shop.Cart" name="pays"><error type="TypeError">TypeError: no card</error></testcase>
        <testcase classname="shop.Cart" name="ships"><skipped message="no truck"/></testcase>
        <system-out>noise</system-out>
      </testsuite></testsuites>`);
    const of = { suite: "shop", className: "shop.Cart" };
    expect(report).toEqual({
      problems: [],
      cases: [
        { ...of, name: "adds <one>", status: "passed", durationMs: 250 },
        {
          ...of,
          name: "removes",
          status: "failed",
          message: "expected 1 got 2",
          details: "at cart.ts:4\n  a < b",
          durationMs: 1_234_500,
        },
        { ...of, name: "pays", status: "failed", message: "TypeError", details: "TypeError: no card" },
        { ...of, name: "ships", status: "skipped", message: "no truck" },
      ],
    });
  });

  test("may nest its suites, and leave their names out", () => {
    const { cases } = readJunit(
      `<testsuites><testsuite name="a"><testsuite name="b"><testcase name="1"/></testsuite>
       <testsuite><testcase name="2"/></testsuite><testcase/></testsuite><testcase name="4"/></testsuites>`,
    );
    expect(cases.map((testCase) => [testCase.suite, testCase.name])).toEqual([
      ["b", "1"],
      ["a", "2"],
      ["a", "(no name)"],
      ["", "4"],
    ]);
  });

  test("may have a single suite, a single case, or a name space", () => {
    expect(readJunit(suite('<testcase name="a"/>')).cases).toHaveLength(1);
    expect(readJunit('<testcase name="a"/>').cases).toHaveLength(1);
    expect(readJunit('<j:testsuite xmlns:j="urn:j"><j:testcase name="a"/></j:testsuite>').cases).toHaveLength(
      1,
    );
    expect(readJunit("<testsuites/>")).toEqual({ cases: [], problems: [] });
  });

  test.each([
    ["<failure/><skipped/>", "failed"],
    ["<skipped/><failure/>", "failed"],
    ["<system-err>failure</system-err>", "passed"],
    ["<flakyFailure message='once'/>", "passed"],
    ["<error/><error/>", "failed"],
    ["<failure><failure/></failure>", "failed"],
    ["<skipped><failure/></skipped>", "failed"],
  ])("with %s in a case counts it as %s", (inner, status) => {
    expect(readJunit(suite(`<testcase name="a">${inner}</testcase>`)).cases).toMatchObject([{ status }]);
  });

  test("does not lose a failed case in which another one is hidden", () => {
    const { cases } = readJunit(suite('<testcase name="a"><failure/><testcase name="b"/></testcase>'));
    expect(cases).toMatchObject([
      { name: "a", status: "failed" },
      { name: "b", status: "passed" },
    ]);
  });

  test.each(["skipped", "notrun", "disabled", "NotRun"])("with status %s has a skipped case", (status) => {
    expect(readJunit(suite(`<testcase name="a" status="${status}"/>`)).cases).toMatchObject([
      { status: "skipped" },
    ]);
  });

  test("with an error outside any case has a failed case for the suite itself", () => {
    expect(readJunit(suite('<error message="setup broke"/><testcase name="a"/>')).cases).toEqual([
      { suite: "shop", className: "", name: "(suite)", status: "failed", message: "setup broke" },
      { suite: "shop", className: "", name: "a", status: "passed" },
    ]);
    expect(readJunit(suite("<skipped/>")).cases).toEqual([]);
  });

  test.each([
    ["0.5", 500],
    ["1,5", 1_500],
    ["12,345.678", 12_345_678],
    ["1e-3", 1],
    ["", undefined],
    ["-1", undefined],
    ["soon", undefined],
    ["Infinity", undefined],
  ])("with the time %j lasts %s ms", (time, durationMs) => {
    expect(readJunit(suite(`<testcase name="a" time="${time}"/>`)).cases[0]?.durationMs).toBe(durationMs);
  });

  test("loses control characters and terminal sequences of its texts", () => {
    const [only] = readJunit(
      suite('<testcase name="a\u001b[31mb\u0007"><failure>x\u001b[0m\r\ny</failure></testcase>'),
    ).cases;
    expect(only).toMatchObject({ name: "ab", details: "x\ny" });
  });
});

describe("the encoding", () => {
  const xml = '<testsuite><testcase name="Grüße"/></testsuite>';
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${xml}`;

  test.each([
    ["UTF-8 without a declaration", Buffer.from(xml)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${xml}`)],
    ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${declared("UTF-16")}`, "utf16le")],
    ["ISO 8859-1 by its declaration", Buffer.from(declared("ISO-8859-1"), "latin1")],
  ])("is %s", (_, bytes) => {
    expect(readJunit(bytes)).toMatchObject({ cases: [{ name: "Grüße" }], problems: [] });
  });

  test("that nobody knows is a problem", () => {
    expect(readJunit(declared("klingon")).problems[0]).toContain("klingon");
  });
});

describe("what is no JUnit", () => {
  test.each([
    ["", "line 1, column 0: the file holds no element"],
    ["   \n", "line 2, column 0: the file holds no element"],
    ["<html><body/></html>", "this is not JUnit: the root element is <html>"],
    ["tests passed", "line 1, column 1"],
    [suite('<testcase name="a"/>\n<testcase'), "line 2, column"],
    [suite('<testcase name="a"/>\n</testcase>'), "line 2, column 11: Unexpected close tag"],
    [suite('<testcase name="a"/>&nbsp;'), "Invalid character entity"],
    [`${suite('<testcase name="a"/>')}<more/>`, "there is more than one root element"],
  ])("is a problem that says where: %j", (xml, problem) => {
    const { problems } = readJunit(xml);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^line \d+, column \d+: ./);
    expect(problems[0]).toContain(problem);
  });

  test("leaves the cases that came before", () => {
    expect(readJunit(suite('<testcase name="a"/><broken')).cases).toMatchObject([{ name: "a" }]);
  });
});

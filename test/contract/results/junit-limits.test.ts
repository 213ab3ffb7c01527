import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJunit } from "../../../src/contract/results/junit.ts";
import { defaultJunitLimits } from "../../../src/contract/results/junit-report.ts";

const limits = {
  ...defaultJunitLimits,
  maxCases: 10,
  maxDepth: 8,
  maxLine: 50,
  maxDetails: 150,
  maxTotal: 450,
};
const suite = (inner: string) => `<testsuite name="shop">${inner}</testsuite>`;

describe("a hostile file", () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${"&lol;".repeat(10)}">]>
    <testsuite><testcase name="&lol2;"/></testsuite>`;

  test.each([
    ["a billion laughs", laughs],
    ["an external entity", '<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><testsuite name="&x;"/>'],
    ["an external document type", '<!DOCTYPE t SYSTEM "http://attacker.example/t.dtd"><testsuite/>'],
  ])("with %s is refused before anything is expanded", (_, xml) => {
    const { cases, problems } = readJunit(xml);
    expect(cases).toEqual([]);
    expect(problems).toEqual([expect.stringContaining("a document type declaration is not accepted")]);
  });

  test.each([
    ["too deep", "<testsuite>".repeat(20), "nested more than 8 deep"],
    ["too many cases", suite('<testcase name="a"/>'.repeat(11)), "more than 10 test cases"],
    [
      "large texts",
      suite(`<testcase name="${"n".repeat(60)}"/>`.repeat(10)),
      "names and messages exceed 450",
    ],
    ["an endless attribute", `<testsuite name="${"x".repeat(1_200_000)}"/>`, "an attribute is too long"],
    ["an endless element name", `<${"x".repeat(200_000)}/>`, "Max buffer length exceeded"],
    ["attributes named like methods", '<testsuite hasOwnProperty="x" name="a"/>', ""],
  ])("with %s is a problem, not a crash", (_, xml, problem) => {
    expect(readJunit(xml, limits).problems.join()).toContain(problem);
  });

  test("cannot make a report large: texts are cut one by one and together", () => {
    const long = "x".repeat(5_000);
    const failing = `<testcase name="${long}"><failure message="${long}">${long}</failure></testcase>`;
    const { cases, problems } = readJunit(suite(failing.repeat(4)), limits);
    expect(problems).toEqual([]);
    expect(cases.map(({ name }) => name.length)).toEqual([50, 50, 50, 50]);
    expect(cases.map(({ message }) => message?.length)).toEqual([50, 50, 50, 50]);
    expect(cases.map(({ details }) => details?.length ?? 0)).toEqual([150, 150, 150, 0]);
  });

  test("of any bytes is read to cases or problems and never throws", () => {
    const piece = fc.constantFrom(
      "<testsuite>",
      "<testcase name='a'>",
      "</testcase>",
      "<failure>",
      "<![CDATA[",
      "]]>",
    );
    const anyXml = fc.array(
      fc.oneof(piece, fc.string(), fc.constantFrom("&", "<!DOCTYPE", "<!--", "-->", "<?")),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyXml.map((parts) => Buffer.from(parts.join(""))),
          fc.uint8Array(),
        ),
        (bytes) => {
          const { cases, problems } = readJunit(bytes, limits);
          expect(cases.length).toBeLessThanOrEqual(limits.maxCases);
          expect(problems.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test("a failure message beyond the parser's own limit is kept, cut", () => {
  const { cases, problems } = readJunit(
    suite(`<testcase name="a"><failure message="${"m".repeat(300_000)}"/></testcase>`),
  );
  expect(problems).toEqual([]);
  expect(cases[0]?.message).toHaveLength(defaultJunitLimits.maxLine);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openSetting, type Setting } from "./setting.ts";

let setting: Setting;
beforeAll(async () => {
  setting = await openSetting();
});
afterAll(() => setting[Symbol.asyncDispose]());

const PRINTS = [
  "::error::planted",
  "  ::set-output name=verdict::passed",
  "##[error]planted",
  "text ##[add-mask]planted in a line",
  "::stop-commands::planted",
  "\\033[31mred\\033[0m\\r::warning::planted",
  "\\r\\n::add-mask::planted",
  "\\342\\200\\256::notice::planted",
  "\\377\\376 no text at all",
];
const NAME =
  "| a <img src=x onerror=alert(1)> @team `x` ](http://evil.example) ::error::planted ##[error]planted";

test("nothing that a suite prints or names acts on the runner or the summary", {
  timeout: 60_000,
}, async () => {
  const name = NAME.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = PRINTS.map((line) => `printf '${line}\\n'`).join("\n");
  const junit = `<testsuite><testcase classname="x" name="${name}"><failure message="${name}">${name}</failure></testcase></testsuite>`;
  await setting.suite("hostile", `${lines}\ncat > TEST-all.xml <<'XML'\n${junit}\nXML\nexit 1`);
  const step = await setting.bench.run({
    action: "actions/browser-test",
    with: { ...setting.connection, "suite-path": "hostile", executors: "chromium-desktop" },
    secrets: setting.secrets,
  });
  expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests", "tests-failed": "1" });
  const commands = step.commands.map(({ name: command }) => command).filter((command) => command !== "debug");
  expect(new Set(commands)).toEqual(new Set(["add-mask", "error"]));
  expect(step.annotations.map(({ level }) => level)).toEqual(["error"]);
  expect(step.masks).not.toContain("planted");
  expect(step.log.match(/planted/g)?.length).toBeGreaterThan(PRINTS.length - 2);
  expect(step.summary).not.toContain("<img");
  // In a <pre> neither Markdown nor mentions are read.
  expect(step.summary.replace(/<pre>.*?<\/pre>/gs, "")).not.toMatch(/@team|[^\\]\]\(http:\/\/evil/);
  expect(step.summary).toContain("img src=x");
});

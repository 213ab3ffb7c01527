import { expect, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import { aDevice } from "../cloud/runs/run-setting.ts";
import { suiteZip } from "../cloud/support/suite-zip.ts";
import { openSetting } from "./setting.ts";

const HOSTILE =
  "| a <img src=x onerror=alert(1)> @team `x` ](http://evil.example) ::error::planted ##[error]planted";

test("nothing that a device, a run or a test is named acts on the runner or the summary", {
  timeout: 60_000,
}, async () => {
  const displayName = `${HOSTILE}\r\n::set-output name=verdict::passed\u001b[31m\u202e../../etc`;
  await using setting = await openSetting({ devices: [aDevice(1, { displayName })] });
  const { apiKey, projectId } = setting.cloud.account;
  await using client = createClient({ baseUrl: setting.cloud.url, credentials: { apiKey } });
  const name = HOSTILE.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const junit = `<testsuite><testcase classname="x" name="${name}"><failure message="${name}">${name}</failure></testcase></testsuite>`;
  const suite = await suiteZip(`cat > TEST-all.xml <<'XML'\n${junit}\nXML\nexit 1`);
  const form = new FormData();
  form.append("file", suite, "suite.zip");
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}` };
  const upload = await fetch(`${setting.cloud.url}/api/v2/me/files`, { method: "POST", body: form, headers });
  const { id: testFileId } = (await upload.json()) as { id: number };
  const run = await client.runs.start({
    projectId,
    query: { testFileId, usedDeviceIds: [1], name: displayName },
  });
  const step = await setting.bench.run({
    action: "actions/wait-run",
    with: { ...setting.connection, "project-id": String(projectId), "run-id": String(run.id) },
    secrets: setting.secrets,
  });
  expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests", "tests-failed": "1" });
  const commands = step.commands.map(({ name: command }) => command).filter((command) => command !== "debug");
  expect(new Set(commands)).toEqual(new Set(["add-mask", "error"]));
  expect(step.annotations.map(({ level }) => level)).toEqual(["error"]);
  expect(step.log).toContain("planted");
  expect(step.summary).not.toContain("<img");
  // In a <pre> neither Markdown nor mentions are read.
  expect(step.summary.replace(/<pre>.*?<\/pre>/gs, "")).not.toMatch(/@team|[^\\]\]\(http:\/\/evil/);
  expect(step.summary).toContain("img src=x");
  for (const file of step.artifacts[0]?.files ?? []) expect(file).not.toMatch(/^\/|\.\.\/|[<>:"|?*\\\r\n]/);
  expect(step.artifacts[0]?.files.some((file) => file.endsWith("/TEST-all.xml"))).toBe(true);
});

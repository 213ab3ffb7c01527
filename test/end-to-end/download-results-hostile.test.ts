import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nameProblem } from "../../src/base/zip/entry-name.ts";
import { createClient } from "../../src/client/client.ts";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import { LINK, zipBytes } from "../base/zip/make-zip.ts";
import { expectInert } from "../fixtures/expect-inert.ts";
import { hostileNames, hostileTexts } from "../fixtures/hostile-texts.ts";
import { lackingService, type StandIn } from "../fixtures/lacking-service.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";
import { writeSuiteZip } from "./suite-zip-file.ts";

const [desktop] = defaultDevices.filter(({ osType }) => osType === "DESKTOP");
const devices = hostileNames.flatMap((name, index) =>
  desktop ? [{ ...desktop, id: 900 + index, displayName: name.slice(0, 150) }] : [],
);
const scenario = scenarioFile.parse({ devices: [{ device: "*", outcome: "passed" }] });

let setting: Setting;
let run: Run;
beforeAll(async () => {
  setting = await openSetting({ devices, scenario });
  const { account, url } = setting.cloud;
  await using client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
  await using suite = await writeSuiteZip();
  const { id: testFileId } = await client.files.upload({ path: suite.path, name: "suite.zip" });
  const usedDeviceIds = devices.map(({ id }) => id);
  const query = { testFileId, usedDeviceIds, name: hostileTexts.link };
  run = await client.runs.start({ projectId: account.projectId, query });
  while (run.state !== "FINISHED") run = await client.runs.get({ runId: run.id });
});
afterAll(() => setting[Symbol.asyncDispose]());

const fetchResults = (inputs: Record<string, string>) =>
  setting.bench.run({
    action: "actions/download-results",
    with: { ...setting.connection, "project-id": String(run.projectId), "run-id": String(run.id), ...inputs },
    secrets: setting.secrets,
  });

describe("nothing hostile acts on the runner or the summary", { timeout: 120_000 }, () => {
  test.each(["run", "device-run"])("that names a device, in artifacts per %s", async (per) => {
    const inputs = {
      by: "device-run",
      "artifact-per": per,
      "artifact-name": `hostile-${per}`,
      archives: "logs",
    };
    const step = await fetchResults(inputs);
    expect(errorsOf(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ verdict: "passed", "files-count": String(devices.length) });
    expectInert(
      step,
      JSON.parse(step.outputs.artifacts ?? "").map(({ url }: { url: string }) => url),
    );
    expect(step.artifacts).toHaveLength(per === "run" ? 1 : devices.length);
    const files = step.artifacts.flatMap((artifact) => artifact.files);
    expect(files).toHaveLength(devices.length);
    for (const file of files) expect(nameProblem(file, "portable")).toBeUndefined();
  });

  test("that an archive names, and only what is safe of it is published", async () => {
    const hostile = zipBytes([
      { name: "../../../../evil.txt", data: "x" },
      { name: "/etc/evil.txt", data: "x" },
      { name: "link", data: "/etc/passwd", mode: LINK },
      { name: "::error::planted", data: "x", flags: 1 },
      { name: "##[error]planted @octocat <img>\r\n::error::planted", data: "x", crc: 1 },
      ...hostileNames.map((name) => ({
        name: `d/${name.replace(/[/\\]/g, "_").slice(0, 500)}`,
        data: "safe",
      })),
    ]);
    await using service = await lackingService(setting.cloud.url, archiveOf(hostile));
    const step = await fetchResults({
      "base-url": service.url,
      archives: "files",
      "artifact-name": "archive",
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "infrastructure" });
    expect(errorsOf(step)).toHaveLength(1);
    expect(errorsOf(step)[0]).toContain(
      '5 of its files were left out: "../../../../evil.txt" leads out of the folder; ',
    );
    expectInert(step, [step.outputs["artifact-url"] ?? ""]);
    expect(step.artifacts[0]?.files).toHaveLength(hostileNames.length);
    for (const file of step.artifacts[0]?.files ?? []) {
      expect(nameProblem(file, "portable")).toBeUndefined();
      expect((await step.artifacts[0]?.read(file))?.toString()).toBe("safe");
    }
  });
});

/** The service makes this archive of everything. */
function archiveOf(bytes: Buffer): StandIn[] {
  return [
    {
      matches: (path, method) => method === "POST" && path.includes("/files.zip"),
      answer(response, { headers }) {
        const directUrl = `http://${headers.host}/hostile.zip`;
        response.writeHead(201, { "content-type": "application/json" });
        response.end(JSON.stringify({ id: 9_999, state: "READY", size: bytes.length, directUrl }));
      },
    },
    {
      matches: (path) => path === "/hostile.zip",
      answer: (response) => response.writeHead(200, { "content-length": bytes.length }).end(bytes),
    },
  ];
}

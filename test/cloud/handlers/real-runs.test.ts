import { expect, it } from "vitest";
import { junit, suiteZip } from "../support/suite-zip.ts";
import { href, type Json, startTestCloud } from "../support/test-cloud.ts";
import { DEVICES, queryOf } from "./run-cloud.ts";

const SCRIPT = `mkdir -p screenshots output-files/performance
echo "on the console"
printf picture > screenshots/failed-login.png
printf '{"load": 12}' > output-files/performance/load.json
cat > TEST-all.xml <<'X'
${junit("works", "!does not")}
X`;

it("a run that is really executed shows what its script left, and packs it", async () => {
  await using cloud = await startTestCloud({ devices: DEVICES });
  const { projectId } = cloud.cloud.account;
  const test = await cloud.upload(await suiteZip(SCRIPT));
  const params = queryOf({ testFileId: test.id, usedDeviceIds: [101] });
  let run: Json = (await cloud.post(`/projects/${projectId}/runs?${params}`)).body;
  while (run.state !== "FINISHED") {
    await new Promise((resolve) => setTimeout(resolve, 50));
    run = await cloud.get(`/runs/${run.id}`);
  }
  expect(run).toMatchObject({ errorsDeviceCount: 1, testCaseCount: 2, successRatio: 0.5, simulated: false });
  const availability = await cloud.get(`/runs/${run.id}/data-availability`);
  expect(availability.deviceRunDataAvailabilities).toMatchObject([
    { logs: true, resultsDataZip: true, performance: true, buildLogs: true, screenshots: true },
  ]);
  const [screenshot] = (await cloud.get(`/runs/${run.id}/screenshots`)).data;
  expect(screenshot).toMatchObject({ originalName: "failed-login.png", fail: true, type: "image/png" });
  let { body: file } = await cloud.post(`/runs/${run.id}/performance.zip`);
  while (file.state !== "READY") file = await cloud.get(`/me/files/${file.id}`);
  const bytes = Buffer.from(await (await fetch(href(file.directUrl))).arrayBuffer());
  const [{ deviceRunId }] = availability.deviceRunDataAvailabilities;
  expect(bytes.includes(`Pixel 7-${deviceRunId}/output-files/performance/load.json`)).toBe(true);
}, 30_000);

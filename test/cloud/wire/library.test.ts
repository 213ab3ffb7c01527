import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { LibraryClient } from "./library-client.ts";

const SUITE = [
  'echo \'<testsuite><testcase name="a"/><testcase name="b"/></testsuite>\' > TEST-all.xml',
  "mkdir -p screenshots && printf picture > screenshots/home.png",
  "mkdir -p output-files && for i in 1 2 3 4 5; do echo $i > output-files/$i.txt; done",
].join("\n");
/** The first upload is scanned; the devices run really. */
const SCAN = scenarioFile.parse({
  uploads: [{ file: "suite.zip", states: ["waiting", "scanning", "safe"], stepMs: 30 }],
});

let cloud: TestCloud;
let library: LibraryClient;
beforeAll(async () => {
  cloud = await startTestCloud({ wire: "classic", scenario: SCAN });
  library = new LibraryClient(cloud.cloud.url, cloud.cloud.account.apiKey);
});
afterAll(() => cloud[Symbol.asyncDispose]());

const names = (files: Json[]) => files.map(({ name }) => name).sort();
const ALL = [
  ...["TEST-all.xml", "console.log", "output-files/1.txt", "output-files/2.txt", "output-files/3.txt"],
  ...["output-files/4.txt", "output-files/5.txt", "screenshots/home.png"],
];

describe("a client library that was written against a real service", () => {
  it("uploads, starts, waits and downloads a run of today's generation", async () => {
    const me = await library.get("/me");
    expect([me.roles[0].name, me.selfURI]).toEqual(["USER", `/users/${me.id}`]);
    const test = await library.upload(await suiteZip(SUITE), "suite.zip");
    expect([typeof test.createTime, typeof test.directUrl]).toEqual(["number", "string"]);
    const project = await library.create("/me/projects", { name: "library project" });
    const frameworks = await library.all("/me/available-frameworks?filter=osType_eq_DESKTOP", 2);
    const devices = await library.all("/devices?filter=s_ostype_eq_DESKTOP", 3);
    const group = await library.create("/me/device-groups", {
      displayName: "desktops",
      osType: "DESKTOP",
      "deviceIds[]": devices.map(({ id }) => id).join(","),
    });
    const configuration = await library.postJson(
      "/me/runs/config",
      {
        osType: "DESKTOP",
        projectId: project.id,
        frameworkId: frameworks[0].id,
        deviceGroupId: group.id,
        files: [{ id: test.id, action: "RUN_TEST" }],
      },
      200,
    );
    const started = await library.postJson("/me/runs", {
      ...configuration,
      testRunName: "by a library",
      timeout: String(configuration.timeout),
    });
    const path = `/me/projects/${started.projectId}/runs/${started.id}`;
    const run = await library.until(path, ({ state }) => state === "FINISHED");
    expect(run).toMatchObject({ displayName: "by a library", successRatio: 1, deviceCount: devices.length });
    expect(run.createTime).toBeLessThanOrEqual(Date.now());
    const sessions = await library.all(`${path}/device-sessions?sort=id_a`, 1);
    expect(sessions.map(({ state }) => state)).toEqual(devices.map(() => "SUCCEEDED"));
    for (const { id, endTime } of sessions) {
      expect(endTime).toBeGreaterThan(run.createTime);
      const files = await library.all(`${path}/device-sessions/${id}/output-file-set/files`, 3);
      expect(names(files)).toEqual(ALL);
      const five = files.find(({ name }) => name === "output-files/5.txt");
      expect((await library.download(five.directUrl)).toString()).toBe("5\n");
      expect((await library.bytes(`/me/files/${five.id}/file`)).toString()).toBe("5\n");
      const [picture] = await library.all(`${path}/device-sessions/${id}/screenshots`, 10);
      const bytes = await library.bytes(`${path}/device-sessions/${id}/screenshots/${picture.id}`);
      expect(bytes.toString()).toBe("picture");
    }
    await library.remove(path);
  });

  it("uploads, starts, waits and downloads a run by parameters", async () => {
    const { projectId } = cloud.cloud.account;
    const test = await library.upload(await suiteZip(SUITE), "other.zip");
    const devices = await library.all("/devices", 4);
    const desktops = devices.filter(({ osType }) => osType === "DESKTOP");
    const started = await library.create(`/projects/${projectId}/runs`, {
      testFileId: String(test.id),
      usedDeviceIds: desktops.map(({ id }) => id).join(","),
      name: "by parameters",
      scheduler: "SERIAL",
    });
    const path = `/users/${started.userId}/projects/${projectId}/runs/${started.id}`;
    const run = await library.until(path, ({ state }) => state === "FINISHED");
    expect(run).toMatchObject({ finishedDeviceCount: desktops.length, testCaseCount: 2 * desktops.length });
    const available = await library.get(`${path}/data-availability`);
    const [first] = available.deviceRunDataAvailabilities;
    expect(first).toMatchObject({ logs: true, resultsDataZip: true, screenshots: true });
    const zip = await library.change(`${path}/files.zip?deviceRunIds[]=${first.deviceRunId}`);
    const ready = await library.until(`/me/files/${zip.id}`, ({ state }) => state === "READY");
    const archive = await library.download(ready.directUrl);
    expect(archive.length).toBe(ready.size);
    for (const name of ALL) expect(archive.includes(`-${first.deviceRunId}/${name}`)).toBe(true);
    const screenshots = await library.all(`${path}/screenshots`, 1);
    expect(screenshots.map(({ originalName }) => originalName)).toEqual(desktops.map(() => "home.png"));
    expect((await library.change(`${path}/abort`)).state).toBe("FINISHED");
  });

  it("runs a suite as a build of a job", async () => {
    const test = await library.upload(await suiteZip(SUITE), "build.zip");
    const job = await library.create("/me/jobs", { name: "library job", type: "BROWSER_TESTING" });
    const [executor] = await library.all("/executors", 1);
    const build = await library.postJson(`/me/jobs/${job.id}/builds`, {
      ...{ fileId: test.id, executorId: executor.id, resultsConfig: [], configuration: null },
    });
    const list = "/me/builds?sort=id_d&limit=1";
    const { data } = await library.until(list, (page) => page.data[0].state === "FINISHED");
    expect(data[0]).toMatchObject({ id: build.id, status: "SUCCESS" });
    const files = await library.all(`/me/jobs/${job.id}/builds/${build.id}/output-file-set/files`, 2);
    expect(names(files)).toEqual(ALL);
    const zip = await library.bytes(`/me/jobs/${job.id}/builds/${build.id}/output-file-set/files.zip`);
    expect(zip.includes("output-files/3.txt")).toBe(true);
  });
});

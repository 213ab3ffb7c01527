import { expect, it } from "vitest";
import type { Json } from "../support/test-cloud.ts";
import { brokerClient } from "./support/broker-client.ts";
import { brokerCloud } from "./support/broker-cloud.ts";
import { describeWithDriver } from "./support/driver-needed.ts";

describeWithDriver("the record of a session", () => {
  const cloud = brokerCloud();

  async function filesOf(runId: number, deviceRunId: number): Promise<Json[]> {
    const path = `/runs/${runId}/device-sessions/${deviceRunId}/output-file-set/files?limit=0`;
    return (await cloud().get(path)).data;
  }
  const textOf = async (file: Json) => (await cloud().fetch(`/api/v2/me/files/${file.id}/file`)).text();

  it("is a run with one device run, under way while the session is, and succeeded after a quit", async () => {
    const session = await brokerClient(cloud()).open({ "cloud:device": 109, "cloud:name": "Checkout" });
    const { "cloud:runId": runId, "cloud:deviceRunId": deviceRunId } = session.capabilities;
    const running = await cloud().get(`/runs/${runId}`);
    expect(running).toMatchObject({
      ...{ displayName: "Checkout", state: "RUNNING", runningDeviceCount: 1, retryable: false },
      ...{ frameworkName: "Client-side automation", projectId: cloud().cloud.account.projectId },
    });
    await session.quit();
    const ended = await cloud().get(`/runs/${runId}`);
    expect(ended).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1, totalDeviceCount: 1 });
    const deviceSession = await cloud().get(`/runs/${runId}/device-sessions/${deviceRunId}`);
    expect(deviceSession).toMatchObject({ state: "SUCCEEDED", device: { displayName: "Apple iPhone 15" } });
    expect(Date.parse(deviceSession.endTime)).toBeGreaterThanOrEqual(Date.parse(deviceSession.startTime));
  });

  it("holds its pictures, its log and a timeline, but nothing that was typed", async () => {
    const session = await brokerClient(cloud()).open();
    await session.goTo("<h1>big</h1><input>");
    const input = await session.find("input");
    await session.post(`/element/${input}/value`, { text: "pass-word-typed" });
    const picture = Buffer.from(await session.get("/screenshot"), "base64");
    const part = Buffer.from(await session.get(`/element/${await session.find("h1")}/screenshot`), "base64");
    await session.quit();
    const { "cloud:runId": runId, "cloud:deviceRunId": deviceRunId } = session.capabilities;
    const files = await filesOf(runId, deviceRunId);
    const named = (name: string) => files.find((file) => file.name === name);
    for (const [name, bytes] of [
      ["screenshots/0001.png", picture],
      ["screenshots/0002.png", part],
    ] as const) {
      const kept = await cloud().fetch(`/api/v2/me/files/${named(name).id}/file`);
      expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const timeline = JSON.parse(await textOf(named("output-files/timeline.json")));
    expect(timeline.entries.map(({ command }: Json) => command)).toEqual([
      ...["POST /url", "POST /element", "POST /element/*/value", "GET /screenshot"],
      ...["POST /element", "GET /element/*/screenshot", "DELETE "],
    ]);
    expect(timeline.entries[3]).toMatchObject({ screenshot: "screenshots/0001.png", status: 200 });
    const log = await textOf(named("console.log"));
    expect(log).toContain("POST /element/*/value 200");
    expect(log).toContain("SUCCEEDED");
    for (const file of files.filter(({ name }) => !name.endsWith(".png"))) {
      expect(await textOf(file)).not.toContain("pass-word-typed");
    }
    const { data } = await cloud().get(`/runs/${runId}/screenshots`);
    expect(data.map(({ originalName }: Json) => originalName)).toEqual(["0001.png", "0002.png"]);
  });

  it("keeps what the browser downloads", async () => {
    const session = await brokerClient(cloud()).open();
    await session.goTo("<a download='report.txt' href='data:text/plain,hello'>get</a>");
    await session.post(`/element/${await session.find("a")}/click`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await session.quit();
    const { "cloud:runId": runId, "cloud:deviceRunId": deviceRunId } = session.capabilities;
    const file = (await filesOf(runId, deviceRunId)).find(
      ({ name }) => name === "output-files/downloads/report.txt",
    );
    expect(await textOf(file)).toBe("hello");
  });

  it("ends with the session when the run is aborted, and goes when it is deleted; nobody repeats it", async () => {
    const [aborted, deleted] = [
      await brokerClient(cloud()).open(),
      await brokerClient(cloud()).open({ "cloud:device": "Google Pixel 8" }),
    ];
    const runOf = ({ capabilities }: typeof aborted) => capabilities["cloud:runId"];
    const { body } = await cloud().post(`/runs/${runOf(aborted)}/abort`);
    expect(body).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    expect((await aborted.send("GET", "/title")).value.error).toBe("invalid session id");
    const refused = await cloud().post(`/runs/${runOf(aborted)}/retry`);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining("automation broker"),
    ]);
    await cloud().call("DELETE", `/runs/${runOf(deleted)}`);
    expect((await deleted.send("GET", "/title")).value.error).toBe("invalid session id");
    expect((await cloud().call("GET", `/runs/${runOf(deleted)}`)).status).toBe(404);
  });
});

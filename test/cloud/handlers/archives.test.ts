import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { href, type Json } from "../support/test-cloud.ts";
import { DEVICES, type RunCloud, startRunCloud } from "./run-cloud.ts";

let cloud: RunCloud;
let run: Json;
let ids: number[];
beforeAll(async () => {
  cloud = await startRunCloud();
  run = await cloud.finishedRun();
  ids = await cloud.deviceRunIds(run);
});
afterAll(() => cloud[Symbol.asyncDispose]());

/** The file once it is READY. */
async function ready({ id }: Json): Promise<Json> {
  for (;;) {
    const file = await cloud.get(`/me/files/${id}`);
    if (file.state === "READY") return file;
    expect(file.state).toBe("PREPARING");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The names in the archive, downloaded through its link without credentials. */
async function entriesOf(file: Json): Promise<string[]> {
  const { directUrl, size } = await ready(file);
  const response = await fetch(href(directUrl));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(size);
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  try {
    await writeFile(join(folder, "archive.zip"), bytes);
    await using archive = await openZip(join(folder, "archive.zip"));
    return archive.entries.map(({ name }) => name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const folderOf = (index: number) => `${DEVICES[index]?.displayName}-${ids[index]}`;
const PICTURES = ["screenshots/simulated-1.png", "screenshots/simulated-2.png"];
const HELD: Readonly<Record<string, readonly string[]>> = {
  "files.zip": ["TEST-all.xml", "console.log", ...PICTURES],
  "logs.zip": ["console.log"],
  "screenshots.zip": PICTURES,
  "build-logs.zip": ["console.log"],
  "performance.zip": [],
  "apps-data.zip": ["suite.zip"],
};

describe.each(Object.entries(HELD))("a request for %s", (name, held) => {
  const expected = (...indexes: number[]) =>
    indexes.flatMap((index) => held.map((one) => `${folderOf(index)}/${one}`)).sort();

  it("answers at once with a file that becomes the archive", async () => {
    const { status, body: file } = await cloud.post(`/runs/${run.id}/${name}`);
    expect(status).toBe(200);
    expect(file).toMatchObject({ mimetype: "application/zip", direction: "OUTPUT", inputType: null });
    expect(["PREPARING", "READY"]).toContain(file.state);
    expect(file.name.endsWith(name)).toBe(true);
    expect(JSON.stringify(file)).not.toMatch(/"blob"|"archive"|"digest"/);
    expect((await entriesOf(file)).sort()).toEqual(expected(0, 1, 2));
  });

  it("includes the chosen device runs only, in each family that has it", async () => {
    const { userId, projectId } = cloud.cloud.account;
    const families = ["", `/projects/${projectId}`, `/users/${userId}/projects/${projectId}`];
    for (const family of families.slice(0, name === "build-logs.zip" ? 2 : 3)) {
      const path = `${family}/runs/${run.id}/${name}`;
      const { body } = await cloud.post(`${path}?deviceRunIds[]=${ids[0]}&deviceRunIds[]=${ids[2]}`);
      expect((await entriesOf(body)).sort(), path).toEqual(expected(0, 2));
    }
  });
});

it("build logs are not in the user family", async () => {
  const { userId, projectId } = cloud.cloud.account;
  const path = `/users/${userId}/projects/${projectId}/runs/${run.id}/build-logs.zip`;
  const { status, body } = await cloud.post(path);
  expect([status, body.message]).toEqual([404, `No operation POST /api/v2${path}`]);
});

it("device runs of another run are refused by their ids", async () => {
  const other = await cloud.deviceRunIds(await cloud.finishedRun());
  const { status, body } = await cloud.post(`/runs/${run.id}/logs.zip?deviceRunIds[]=${ids[0]},${other[0]}`);
  expect(status).toBe(400);
  expect(body.message).toContain(
    `deviceRunIds: the run ${run.id} has no device run ${other[0]}. It has ${ids[0]} (Pixel 7)`,
  );
});

it("a run names the newest archives of its logs and screenshots, and takes its archives with it", async () => {
  const own = await cloud.finishedRun();
  const logs = await ready((await cloud.post(`/runs/${own.id}/logs.zip`)).body);
  const screenshots = await ready((await cloud.post(`/runs/${own.id}/screenshots.zip`)).body);
  const named = { logsFileId: logs.id, screenshotsFileId: screenshots.id };
  expect(await cloud.get(`/runs/${own.id}`)).toMatchObject(named);
  expect((await cloud.post(`/runs/${own.id}/logs.zip`)).body.id).toBe(logs.id);
  expect((await cloud.call("DELETE", `/runs/${own.id}`)).status).toBe(204);
  expect((await cloud.call("GET", `/me/files/${logs.id}`)).status).toBe(404);
  expect((await fetch(href(logs.directUrl))).status).toBe(403);
});

it("an archive that a killed cloud did not finish is made by the next one, under the same id", async () => {
  await using folder = await scratch();
  const first = await startRunCloud({}, { dataFolder: folder.path });
  const { id } = await first.finishedRun();
  const { body: file } = await first.post(`/runs/${id}/files.zip`);
  await first.cloud.close();
  const store = openStore(folder.path);
  await store.blobs.remove(store.files.get(file.id)?.blob ?? "");
  store.files.update(file.id, { state: "PREPARING", size: 0 });
  store.close();
  await using again = await startRunCloud({}, { dataFolder: folder.path });
  let found = await again.get(`/me/files/${file.id}`);
  while (found.state === "PREPARING") found = await again.get(`/me/files/${file.id}`);
  expect(found).toMatchObject({ id: file.id, state: "READY" });
  const bytes = await (await fetch(href(found.directUrl))).arrayBuffer();
  expect(bytes.byteLength).toBe(found.size);
  expect(found.size).toBeGreaterThan(500);
});

it("the link of an archive answers 404 until it is there", async () => {
  const { body } = await cloud.post(`/runs/${run.id}/files.zip?deviceRunIds[]=${ids[1]}`);
  const statuses = new Set<number>();
  do statuses.add((await fetch(href(body.directUrl))).status);
  while (!statuses.has(200));
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
});

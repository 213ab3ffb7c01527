import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import type { File } from "../../../src/contract/resources/files.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { proves } from "../../proves.ts";
import { type Conformance, FAMILIES, openConformance } from "./setting.ts";

let at: Conformance;
let run: Run;
let folder: string;
beforeAll(async () => {
  at = await openConformance();
  run = await at.finishedRun("passing", "failing");
  folder = await mkdtemp(join(tmpdir(), "archives-"));
});
afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** The names in an archive, once it is READY: downloaded through its link. */
async function entriesOf({ id: fileId }: File): Promise<string[]> {
  const isReady = async () => (await at.client.files.get({ fileId })).state;
  await expect.poll(isReady, { timeout: 10_000 }).toBe("READY");
  const { directUrl } = await at.client.files.get({ fileId });
  const path = join(folder, `${fileId}.zip`);
  await rm(path, { force: true });
  await at.client.download(directUrl ?? "", path);
  await using archive = await openZip(path);
  return archive.entries.map(({ name }) => name).toSorted();
}

const PICTURES = ["screenshots/simulated-1.png", "screenshots/simulated-2.png"];
/** Each zip request with what its archive holds of the passing device, and of the failing one. */
const KINDS = [
  ["files", ["TEST-all.xml", "console.log", ...PICTURES], ["TEST-all.xml", "console.log"]],
  ["logs", ["console.log"], ["console.log"]],
  ["screenshots", PICTURES, []],
  ["buildLogs", ["console.log"], ["console.log"]],
  ["performance", [], []],
] as const;
const WIRE_NAMES = { buildLogs: "build-logs" } as Readonly<Record<string, string>>;
const CALLS = KINDS.flatMap(([kind, ...held]) =>
  FAMILIES.filter((family) => kind !== "buildLogs" || family !== "user").map(
    (family) => [kind, family, ...held] as const,
  ),
);

describe.each(CALLS)("the archive of %s, asked for in the %s family,", (kind, family, ofFirst, ofSecond) => {
  const ids = () => ({ runId: run.id, ...at.idsOf(family) });

  it("holds a folder for each device run", async () => {
    proves("zipFiles", "project", "user", "direct");
    proves("zipLogs", "project", "user", "direct");
    proves("zipScreenshots", "project", "user", "direct");
    proves("zipPerformance", "project", "user", "direct");
    proves("zipBuildLogs", "project", "direct");
    const [first, second] = await at.deviceRunIds(run);
    const { answer, request } = await at.observe(() => at.client.archives[kind](ids()));
    expect(request).toBe(`POST ${at.prefixOf(family)}/runs/${run.id}/${WIRE_NAMES[kind] ?? kind}.zip 200`);
    expect(answer).toMatchObject({ mimetype: "application/zip", direction: "OUTPUT" });
    expect(["PREPARING", "READY"]).toContain(answer.state);
    const expected = [
      ...ofFirst.map((name) => `Google Pixel 8-${first}/${name}`),
      ...ofSecond.map((name) => `Samsung Galaxy A13-${second}/${name}`),
    ];
    expect(await entriesOf(answer)).toEqual(expected);
  });

  it("holds the chosen device runs alone", async () => {
    const [, second = 0] = await at.deviceRunIds(run);
    const answer = await at.client.archives[kind]({ ...ids(), query: { deviceRunIds: [second] } });
    expect(await entriesOf(answer)).toEqual(ofSecond.map((name) => `Samsung Galaxy A13-${second}/${name}`));
  });
});

describe.each(FAMILIES)("in the %s family", (family) => {
  const ids = () => ({ runId: run.id, ...at.idsOf(family) });

  it("the archive of applications and data holds what the run was given", async () => {
    proves("zipAppsData", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.archives.appsData(ids()));
    expect(request).toBe(`POST ${at.prefixOf(family)}/runs/${run.id}/apps-data.zip 200`);
    const names = await entriesOf(answer);
    expect(names.map((name) => name.split("/").at(-1))).toContain("suite.zip");
  });

  it("the data availability says what the archives hold, per device run", async () => {
    proves("getDataAvailability", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.runs.availability(ids()));
    expect(request).toBe(`GET ${at.prefixOf(family)}/runs/${run.id}/data-availability 200`);
    const files = { logs: true, resultsDataZip: true, buildLogs: true, performance: false };
    expect(answer).toMatchObject({
      ...{ testRunId: run.id, test: true, application: false },
      deviceRunDataAvailabilities: [
        { ...files, screenshots: true },
        { ...files, screenshots: false },
      ],
    });
  });
});

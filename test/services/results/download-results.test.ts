import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { ARCHIVE_KINDS } from "../../../src/contract/results/archives.ts";
import { openResultsSetting, type ResultsSetting } from "./results-setting.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const SCRIPT = [
  `echo "<testsuite><testcase name='on $SVC_DEVICE_ID'/></testsuite>" > TEST-all.xml`,
  "mkdir -p screenshots output-files/performance; echo picture > screenshots/home.png",
  "echo 60 > output-files/performance/fps.csv; echo note > output-files/note.txt; echo printed",
].join("\n");
const OF_A_DEVICE = {
  files: [
    "TEST-all.xml",
    "console.log",
    "output-files/note.txt",
    "output-files/performance/fps.csv",
    "screenshots/home.png",
  ],
  logs: ["console.log"],
  screenshots: ["screenshots/home.png"],
  "build-logs": ["console.log"],
  "apps-data": ["suite.zip"],
  performance: ["output-files/performance/fps.csv"],
};

describe.each(["legacy", "current"] as const)("the results of a run on a %s service", (generation) => {
  let setting: ResultsSetting;
  let run: Run;
  let ids: number[];
  let folders: string[];
  beforeAll(async () => {
    setting = await openResultsSetting({ generation: generation === "legacy" ? "legacy" : "both" });
    run = await setting.ended(SCRIPT);
    const { deviceRunDataAvailabilities } = await setting.client.runs.availability({ runId: run.id });
    ids = (deviceRunDataAvailabilities ?? []).map(({ deviceRunId }) => deviceRunId);
    folders = [`Desktop 1280 × 800-${ids[0]}`, `Desktop 1920 × 1080-${ids[1]}`];
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  it("are all six archives, each with a folder per device run", async () => {
    const { archives, failure, folder, tree } = await setting.fetch(run);
    expect(failure).toBeUndefined();
    expect(archives.map(({ kind, state, fileCount }) => [kind, state, fileCount])).toEqual(
      ARCHIVE_KINDS.map((kind) => [kind, "extracted", OF_A_DEVICE[kind].length * 2]),
    );
    const expected = ARCHIVE_KINDS.flatMap((kind) =>
      folders.flatMap((device) => OF_A_DEVICE[kind].map((file) => `${kind}/${device}/${file}`)),
    );
    expect(tree).toEqual(expected.sort());
    const junit = join(folder, "files", folders[1] ?? "", "TEST-all.xml");
    expect(await readFile(junit, "utf8")).toContain("on 115");
    expect(archives.flatMap(({ files }) => files).sort()).toEqual(tree.map((file) => join(folder, file)));
  });

  it("are apart by device run where that is wanted, in folders that bear the devices' names", async () => {
    const { archives, tree } = await setting.fetch(run, { by: "device-run", archives: ["files", "logs"] });
    expect(archives.map(({ kind, deviceRunId, device }) => [kind, deviceRunId, device])).toEqual([
      ...["files", "logs"].map((kind) => [kind, ids[0], "Desktop 1280 × 800"]),
      ...["files", "logs"].map((kind) => [kind, ids[1], "Desktop 1920 × 1080"]),
    ]);
    const expected = folders.flatMap((device) =>
      (["files", "logs"] as const).flatMap((kind) =>
        OF_A_DEVICE[kind].map((file) => `${device}/${kind}/${file}`),
      ),
    );
    expect(tree).toEqual(expected.sort());
    expect(archives.every(({ path, files }) => files.every((file) => file.startsWith(`${path}/`)))).toBe(
      true,
    );
  });

  it.each(["run", "device-run"] as const)("are those of chosen device runs only, by %s", async (by) => {
    const { failure, tree } = await setting.fetch(run, {
      by,
      archives: ["logs"],
      deviceRunIds: ids.slice(1),
    });
    expect(failure).toBeUndefined();
    expect(tree).toEqual([
      by === "run" ? `logs/${folders[1]}/console.log` : `${folders[1]}/logs/console.log`,
    ]);
  });

  it("stay zips where that is wanted, read through and whole", async () => {
    const { archives, folder, tree } = await setting.fetch(run, {
      extract: false,
      archives: ["files", "logs"],
    });
    expect(tree).toEqual(["files.zip", "logs.zip"]);
    expect(archives.map(({ state, path, fileCount }) => [state, path, fileCount])).toEqual([
      ["kept", join(folder, "files.zip"), 10],
      ["kept", join(folder, "logs.zip"), 2],
    ]);
    await using zip = await openZip(join(folder, "files.zip"));
    expect(zip.entries).toHaveLength(10);
  });

  it("name device runs that are not the run's, and fetch the others", async () => {
    const order = { archives: ["logs"] as const, deviceRunIds: [ids[0] ?? 0, 99_999] };
    const { failure, tree } = await setting.fetch(run, order);
    expect(failure).toMatchObject({
      code: "input",
      message: `device-run-ids: 99999 is no device run of run ${run.id}.`,
    });
    expect(tree).toEqual([`logs/${folders[0]}/console.log`]);
    const none = await setting.fetch(run, { ...order, deviceRunIds: [99_999] });
    expect([none.archives, none.tree]).toEqual([[], []]);
  });

  it("of several runs lie apart; a run that is missing is named, and the others are fetched", async () => {
    const { projectId } = run;
    const runs = [
      { runId: run.id, projectId: projectId ?? 0 },
      { runId: 4_711, projectId: projectId ?? 0 },
    ];
    const { failure, tree } = await setting.fetch(run, { runs, archives: ["logs"] });
    expect(tree).toEqual(folders.map((device) => `run-${run.id}/logs/${device}/console.log`));
    expect(failure).toMatchObject({ code: "input", message: /no run 4711/ });
  });

  it("are had through the user's paths too, build logs included, which that family lacks", async () => {
    const runs = [{ runId: run.id, projectId: run.projectId ?? 0, userId: run.userId ?? 0 }];
    const { failure, tree } = await setting.fetch(run, { runs, archives: ["build-logs", "logs"] });
    expect(failure).toBeUndefined();
    expect(tree).toHaveLength(4);
  });
});

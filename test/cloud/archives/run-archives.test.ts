import { readdir, rmdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { FileRecord } from "../../../src/cloud/store/records.ts";
import type { ArchiveKind } from "../../../src/contract/results/archives.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { ArchiveSetting } from "./setting.ts";

/** A run with two device runs, each with one result of every kind. */
async function fullRun(dataFolder?: string) {
  const setting = new ArchiveSetting(dataFolder);
  const [phone, tablet] = [setting.deviceRun("Pixel 7"), setting.deviceRun("iPad Air/5")];
  for (const deviceRun of [phone, tablet]) {
    for (const name of RESULTS) await setting.file(name, `${deviceRun.deviceName} ${name}`, deviceRun);
  }
  const folders = [`Pixel 7-${phone.id}`, `iPad Air_5-${tablet.id}`];
  return { setting, phone, tablet, folders, [Symbol.asyncDispose]: () => setting[Symbol.asyncDispose]() };
}
const RESULTS = [
  "TEST-all.xml",
  "console.log",
  "device.log",
  "screenshots/home.png",
  "screenshots/deep/cart.png",
  "output-files/notes.txt",
  "output-files/console.log",
  "output-files/performance/load.json",
];

const HELD: Readonly<Record<Exclude<ArchiveKind, "apps-data">, readonly string[]>> = {
  files: RESULTS,
  logs: ["console.log", "device.log"],
  "build-logs": ["console.log"],
  screenshots: ["screenshots/home.png", "screenshots/deep/cart.png"],
  performance: ["output-files/performance/load.json"],
};

describe("an archive", () => {
  it.each(Object.entries(HELD))(
    "of %s has one folder per device run, with just these",
    async (kind, names) => {
      await using run = await fullRun();
      const file = run.setting.archives.request(run.setting.run, {
        kind: kind as ArchiveKind,
        deviceRuns: null,
      });
      expect(file).toMatchObject({ state: "PREPARING", mimetype: "application/zip", direction: "OUTPUT" });
      expect(file.name).toBe(`run-${run.setting.run.id}-${kind}.zip`);
      const contents = await run.setting.contents(file);
      expect(Object.keys(contents)).toEqual(
        run.folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)),
      );
      expect(contents[`${run.folders[1]}/${names[0]}`]).toBe(`iPad Air/5 ${names[0]}`);
    },
  );

  it("of the input files has all three, those of one name apart, and none that was deleted", async () => {
    await using run = await fullRun();
    const { setting } = run;
    const [app, test, data] = [
      await setting.file("suite.zip", "app"),
      await setting.file("Suite.zip", "test"),
      await setting.file("data.zip", "data"),
    ];
    setting.store.runs.update(setting.run.id, {
      appFileId: app.id,
      testFileId: test.id,
      dataFileId: data.id,
    });
    await setting.store.removeFile(data);
    const order = { kind: "apps-data", deviceRuns: [run.phone] } as const;
    const contents = await setting.contents(setting.archives.request(setting.run, order));
    const folder = run.folders[0];
    expect(contents).toEqual({ [`${folder}/suite.zip`]: "app", [`${folder}/${test.id}-Suite.zip`]: "test" });
  });

  it("of nothing is a valid zip without entries", async () => {
    await using setting = new ArchiveSetting();
    setting.deviceRun();
    const file = setting.archives.request(setting.run, { kind: "performance", deviceRuns: null });
    expect(await setting.contents(file)).toEqual({});
  });

  it("holds what a growing log has so far, and is made anew for the next request", async () => {
    await using setting = new ArchiveSetting();
    const deviceRun = setting.deviceRun();
    const log = await setting.file("console.log", "so far", deviceRun);
    setting.store.files.update(log.id, { state: "PREPARING", size: 0 });
    const request = () => setting.archives.request(setting.run, { kind: "logs", deviceRuns: null });
    const first = request();
    expect(await setting.contents(first)).toEqual({ [`Pixel 7-${deviceRun.id}/console.log`]: "so far" });
    expect(request().id).not.toBe(first.id);
  });

  it("leaves out what a retry took away while it was made", async () => {
    await using run = await fullRun();
    const { setting, phone } = run;
    const [lost] = setting.store.files.in({ parentId: phone.id }).select();
    await setting.store.blobs.remove((lost as FileRecord).blob);
    const contents = await setting.contents(
      setting.archives.request(setting.run, { kind: "files", deviceRuns: [phone] }),
    );
    expect(Object.keys(contents)).toHaveLength(RESULTS.length - 1);
  });
});

describe("a zip request", () => {
  it("made twice without changes answers the same file; a new result or another choice makes another", async () => {
    await using run = await fullRun();
    const { setting, phone, tablet } = run;
    const request = (deviceRuns: readonly (typeof phone)[] | null = null) =>
      setting.archives.request(setting.run, { kind: "logs", deviceRuns }).id;
    const first = request();
    expect(request()).toBe(first);
    await setting.archives.settled(first);
    expect(request()).toBe(first);
    expect(request([phone])).toBe(request([phone]));
    expect(new Set([first, request([phone]), request([tablet])]).size).toBe(3);
    await setting.file("late.log", "late", tablet);
    expect(request()).not.toBe(first);
  });

  it("of all screenshots or logs is named by the run once it is READY; one of some is not", async () => {
    await using run = await fullRun();
    const { setting, phone } = run;
    const chosen = setting.archives.request(setting.run, { kind: "logs", deviceRuns: [phone] });
    const logs = setting.archives.request(setting.run, { kind: "logs", deviceRuns: null });
    const screenshots = setting.archives.request(setting.run, { kind: "screenshots", deviceRuns: null });
    expect(setting.run).toMatchObject({ logsFileId: null, screenshotsFileId: null });
    for (const { id } of [chosen, logs, screenshots]) await setting.archives.settled(id);
    expect(setting.run).toMatchObject({ logsFileId: logs.id, screenshotsFileId: screenshots.id });
  });

  it("whose archive cannot be made leaves no file to wait for, and says why", async () => {
    await using run = await fullRun();
    const { setting } = run;
    await rmdir(setting.store.folder.incoming);
    const file = setting.archives.request(setting.run, { kind: "files", deviceRuns: null });
    expect(await setting.archives.settled(file.id)).toBeUndefined();
    expect(setting.warnings.join()).toMatch(
      /The archive run-\d+-files\.zip \(file \d+\) could not be made: ENOENT/,
    );
  });

  it("whose run is deleted meanwhile leaves nothing behind", async () => {
    await using run = await fullRun();
    const { store, archives } = run.setting;
    const before = await readdir(store.folder.blobs);
    const file = archives.request(run.setting.run, { kind: "files", deviceRuns: null });
    store.files.delete(file.id);
    expect(await archives.settled(file.id)).toBeUndefined();
    expect(await readdir(store.folder.blobs)).toEqual(before);
    expect(await readdir(store.folder.incoming)).toEqual([]);
  });

  it("that the cloud's end interrupted is taken up by the next start", async () => {
    await using folder = await scratch();
    const run = await fullRun(folder.path);
    const requested = (["files", "logs", "screenshots"] as const).map((kind) =>
      run.setting.archives.request(run.setting.run, { kind, deviceRuns: null }),
    );
    await run[Symbol.asyncDispose]();
    await using again = new ArchiveSetting(folder.path);
    const [files] = requested;
    expect(again.store.files.get(files?.id ?? 0)).toMatchObject({ state: "PREPARING" });
    again.archives.resume();
    for (const file of requested) expect(Object.keys(await again.contents(file)).length).toBeGreaterThan(0);
    expect(again.warnings).toEqual([]);
  });
});

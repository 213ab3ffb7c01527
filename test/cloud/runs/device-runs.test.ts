import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { junit, PASSING, suiteZip } from "../support/suite-zip.ts";
import { aDevice, openRunSetting, type RunRequest, type RunSetting } from "./run-setting.ts";

// Device runs start real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let setting: RunSetting;
const [phone, tablet] = [aDevice(1), aDevice(2, { displayName: "Tablet 2" })];
const desktop = aDevice(3, {
  ...{
    displayName: "Desktop 3",
    osType: "DESKTOP",
    softwareVersion: { id: 9, apiLevel: null, releaseVersion: "13" },
  },
});
const unfit = [
  aDevice(4, { online: false }),
  aDevice(5, { locked: true }),
  aDevice(6, { enabled: false }),
  aDevice(7, { softwareVersion: { id: 2, apiLevel: 23, releaseVersion: "6" } }),
];
beforeAll(async () => {
  setting = await openRunSetting({ devices: [phone, tablet, desktop, ...unfit] });
});
afterAll(() => setting[Symbol.asyncDispose]());

const writing = (xml: string) => `cat > TEST-all.xml <<'X'\n${xml}\nX\n`;
const onPhone = async (script: string, request: RunRequest = {}) => {
  const run = await setting.runToEnd(script, { devices: [phone], ...request });
  const [deviceRun] = setting.deviceRuns(run);
  if (!deviceRun) throw new Error("The run has no device run.");
  return { run, deviceRun };
};

describe("a device run", () => {
  it("runs the package once per device, and what it leaves becomes its files", async () => {
    const script = `${writing(junit("a", "b"))}printf x > screenshots/home.png; mkdir -p output-files
      echo $SVC_DEVICE_NAME > output-files/device.txt; echo 1 > $SVC_PERFORMANCE_DIR/cpu.csv`;
    const run = await setting.runToEnd(script, { devices: [phone, tablet] });
    expect(run).toMatchObject({ state: "FINISHED", number: 1, displayName: "Test run 1", deviceCount: 2 });
    expect(run).toMatchObject({
      totalDeviceCount: 2,
      succeededDeviceCount: 2,
      testCaseCount: 4,
      successRatio: 1,
    });
    expect(run.createTime <= (run.startTime ?? 0) && (run.startTime ?? 0) <= (run.finishTime ?? 0)).toBe(
      true,
    );
    for (const deviceRun of setting.deviceRuns(run)) {
      expect(deviceRun).toMatchObject({ state: "SUCCEEDED", passed: 2, exitCode: 0, message: null });
      expect(setting.results(deviceRun)).toEqual([
        ...["TEST-all.xml", "console.log", "output-files/device.txt", "output-files/performance/cpu.csv"],
        "screenshots/home.png",
      ]);
      expect(await setting.content(deviceRun, "output-files/device.txt")).toBe(`${deviceRun.deviceName}\n`);
    }
  });

  it.each([
    ["a test failed", writing(junit("a", "!b")), { exitCode: 0, message: "1 of 2 tests failed.", failed: 1 }],
    ["the script exits non-zero after green tests", `${PASSING}\nexit 3`, { exitCode: 3, passed: 1 }],
    ["it leaves no result", "true", { message: "The script left no readable JUnit result." }],
    [
      "its result cannot be read",
      writing("<testsuite"),
      { message: "The script left no readable JUnit result." },
    ],
  ])("is FAILED when %s", async (_, script, expected) => {
    const { run, deviceRun } = await onPhone(script);
    expect(deviceRun).toMatchObject({ state: "FAILED", ...expected });
    expect(run).toMatchObject({ errorsDeviceCount: 1, succeededDeviceCount: 0 });
  });

  it.each([
    ["no test was executed", writing(junit()), "No test was executed."],
    [
      "a result was left out",
      `${PASSING}\nln -s /etc/passwd screenshots/a.png`,
      /a\.png was left out: it is a link/,
    ],
  ])("is a WARNING when it passed but %s", async (_, script, message) => {
    const { run, deviceRun } = await onPhone(script);
    expect(deviceRun).toMatchObject({ state: "WARNING", message: expect.stringMatching(message) });
    expect(run).toMatchObject({ warningDeviceCount: 1, succeededDeviceCount: 0 });
  });

  it("is a TIMEOUT after the run's timeout in seconds, with its partial results", async () => {
    const { run, deviceRun } = await onPhone(`${PASSING}\necho begun; sleep 60`, { config: { timeout: 1 } });
    expect(deviceRun).toMatchObject({ state: "TIMEOUT", passed: 1, exitCode: null });
    expect(deviceRun.message).toBe("The device run ran longer than its timeout of 1 s.");
    expect(run.timeoutedDeviceCount).toBe(1);
    expect(await setting.content(deviceRun)).toMatch(/begun/);
  });

  it("is FAILED when its package is none, or is gone", async () => {
    const broken = await setting.upload(new Blob(["no zip"]), "suite.zip");
    expect((await onPhone("", { order: { testFileId: broken } })).deviceRun.message).toMatch(/zip/i);
    expect((await onPhone("", { order: { testFileId: 4711 } })).deviceRun).toMatchObject({
      ...{ state: "FAILED", message: "The test package 4711 was deleted." },
    });
    const withoutApp = await onPhone(PASSING, { order: { appFileId: 4712 } });
    expect(withoutApp.deviceRun.message).toBe("The application file 4712 was deleted.");
  });
});

describe("what a device run finds", () => {
  it("is a description of the run, its device and its configuration in the environment", async () => {
    const config = {
      limitationType: "CLASS" as const,
      ...{ limitationValue: "com.a.B", withAnnotation: "smoke", timeout: 90 },
      ...{ applicationUsername: "ada", applicationPassword: "s3cr3t-pass", deviceLanguageCode: "de_DE" },
      ...{ appiumBrokerAddress: "http://broker.example/hub/wd" },
    };
    const parameters = [
      { key: "BASE_URL", value: "http://x/\0y z" },
      { key: "SVC_DEVICE_ID", value: "99" },
      { key: "LD_PRELOAD", value: "/x.so" },
    ];
    const { run, deviceRun } = await onPhone(`env | sort; cat $CHROME_BIN; ${PASSING}`, {
      ...{ config, order: { parameters } },
    });
    const printed = await setting.content(deviceRun);
    for (const line of [
      ...["SVC_DEVICE_ID=1", "SVC_DEVICE_NAME=Phone 1", "SVC_DEVICE_OS=ANDROID", "SVC_DEVICE_OS_VERSION=14"],
      ...[
        "SVC_DEVICE_API_LEVEL=34",
        "SVC_DEVICE_WIDTH=412",
        "SVC_DEVICE_SCALE=2.625",
        "SVC_DEVICE_TOUCH=true",
      ],
      ...["SVC_DEVICE_USER_AGENT=Phone/1.0", "SVC_DEVICE_LANGUAGE=de_DE", `SVC_TEST_RUN_ID=${run.id}`],
      ...[`SVC_DEVICE_RUN_ID=${deviceRun.id}`, "SVC_PROJECT_ID=1", "SVC_APPLICATION_FILE=", "SVC_DATA_FILE="],
      ...["SVC_LIMITATION_TYPE=CLASS", "SVC_LIMITATION_VALUE=com.a.B", "SVC_WITH_ANNOTATION=smoke"],
      ...["SVC_APPLICATION_USERNAME=ada", "SVC_TIMEOUT_SECONDS=90", "BASE_URL=http://x/y z"],
      "SVC_APPIUM_BROKER_ADDRESS=http://broker.example/hub/wd",
    ]) {
      expect(printed).toContain(`${line}\n`);
    }
    expect(printed).toMatch(/--user-agent=Phone\/1\.0.*--accept-lang=de-DE/);
    expect(printed).toMatch(/SVC_APPLICATION_PASSWORD=\*+/);
    expect(printed).not.toMatch(/s3cr3t|^LD_PRELOAD=/m);
    expect(deviceRun).toMatchObject({
      state: "WARNING",
      message: expect.stringMatching(/"LD_PRELOAD" is left out/),
    });
  });

  it("is the application and the data beside the package, the data unpacked where it is an archive", async () => {
    const script = `cat $SVC_APPLICATION_FILE $SVC_DATA_DIR/users.csv data-file.zip | head -c 16
      [ "$SVC_DATA_FILE" = "$PWD/data-file.zip" ] && [ -f application.apk ] && [ ! -L application.apk ] && ${PASSING}`;
    const order = {
      appFileId: await setting.upload(new Blob(["the app\n"]), "My App.APK"),
      dataFileId: await setting.upload(await suiteZip("", { "users.csv": "ada\n" }), "data.zip"),
    };
    const { deviceRun } = await onPhone(script, { order });
    expect(await setting.content(deviceRun)).toMatch(/^the app\nada\nPK/);
    expect(deviceRun.state).toBe("SUCCEEDED");
  });

  it("replaces what the package has under the same names, and never follows a link there", async () => {
    const { ZipArchive } = await import("archiver");
    const archive = new ZipArchive({});
    archive.append(`#!/bin/sh\ncat application.apk other\n${PASSING}`, { name: "run-tests.sh" });
    archive.append("untouched\n", { name: "other" });
    archive.symlink("application.apk", "other");
    archive.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of archive) chunks.push(chunk as Buffer);
    const testFileId = await setting.upload(new Blob([Buffer.concat(chunks)]), "suite.zip");
    const appFileId = await setting.upload(new Blob(["the app\n"]), "a.apk");
    const { deviceRun } = await onPhone("", { order: { testFileId, appFileId } });
    expect(await setting.content(deviceRun)).toMatch(/^the app\nuntouched\n/);
  });

  it("is a folder for screenshots, whose pictures are kept with the others", async () => {
    const script = `${PASSING}\nprintf a > $SVC_SCREENSHOT_DIR/one.png; printf b > screenshots/one.png || true
      mkdir -p screenshots; printf b > screenshots/two.png; echo $SVC_SCREENSHOT_DIR`;
    const { deviceRun } = await onPhone(script, { config: { screenshotDir: "/sdcard/../pictures" } });
    expect(await setting.content(deviceRun)).toMatch(/\/sdcard\/pictures\n/);
    expect(setting.results(deviceRun)).toEqual([
      ...["TEST-all.xml", "console.log", "screenshots/one.png", "screenshots/two.png"],
    ]);
  });

  it("is nothing where the package has a file instead of the folder for screenshots", async () => {
    const testFileId = await setting.upload(await suiteZip(PASSING, { pictures: "a file" }), "suite.zip");
    const { deviceRun } = await onPhone("", { order: { testFileId }, config: { screenshotDir: "pictures" } });
    expect(deviceRun.state).toBe("SUCCEEDED");
  });

  it("is no way out of the working folder", async () => {
    const script = `${PASSING}\nrm -rf sdcard; mkdir -p $TMPDIR/a/p; printf a > $TMPDIR/a/p/x.png; ln -s $TMPDIR/a sdcard`;
    const { deviceRun } = await onPhone(script, { config: { screenshotDir: "sdcard/p" } });
    expect(setting.results(deviceRun)).toEqual(["TEST-all.xml", "console.log"]);
  });
});

describe("a device run that fails", () => {
  it("is repeated by itself as often as configured, and its last attempt counts", async () => {
    const { run, deviceRun } = await onPhone(
      `echo attempt; ${writing(junit("!a", "b"))}printf x > screenshots/a.png`,
      {
        config: { maxAutoRetriesCount: 2 },
      },
    );
    expect(deviceRun).toMatchObject({ state: "FAILED", autoRetriesLeft: 0, passed: 1, failed: 1 });
    expect(deviceRun.message).toBe("Attempt 3 of 3: 1 of 2 tests failed.");
    expect(setting.results(deviceRun)).toEqual(["TEST-all.xml", "console.log", "screenshots/a.png"]);
    expect((await setting.content(deviceRun)).match(/attempt/g)).toHaveLength(1);
    expect(run).toMatchObject({ totalDeviceCount: 1, testCaseCount: 2, successfulTestCaseCount: 1 });
  });
});

describe("a device that cannot take part", () => {
  it("is excluded at once with its reason, and the others run", async () => {
    const run = await setting.runToEnd(PASSING, {
      devices: [phone, desktop, ...unfit],
      order: { frameworkId: 2 },
    });
    expect(setting.deviceRuns(run).map(({ state, excludeReason }) => excludeReason ?? state)).toEqual([
      ...["SUCCEEDED", "FRAMEWORK_NOT_SUPPORTED", "NO_DEVICE", "NO_DEVICE", "NO_DEVICE", "API_LEVEL"],
    ]);
    expect(run).toMatchObject({ excludedDeviceCount: 5, succeededDeviceCount: 1, finishedDeviceCount: 6 });
    const [, , offline, , , old] = setting.deviceRuns(run);
    expect(offline).toMatchObject({ message: "Phone 4 is offline.", startTime: null });
    expect(old?.message).toBe("Appium Android, server side needs API level 26; Phone 7 has 23.");
  });

  it("is every one for a native framework or an app crawler: never a pass", async () => {
    const native = await setting.runToEnd(PASSING, { devices: [phone], order: { frameworkId: 5 } });
    expect(setting.deviceRuns(native)[0]).toMatchObject({
      ...{ state: "EXCLUDED", excludeReason: "FRAMEWORK_NOT_SUPPORTED" },
      message: expect.stringMatching(/^Android Instrumentation runs on a real device/),
    });
    const crawler = await setting.runToEnd(PASSING, { devices: [phone], config: { appCrawlerRun: true } });
    expect(setting.deviceRuns(crawler)[0]?.message).toMatch(/app crawler run explores/);
    expect(crawler).toMatchObject({ state: "FINISHED", succeededDeviceCount: 0, startTime: null });
  });
});

describe("a run", () => {
  it("says which of its flags have no effect here", async () => {
    const config = { videoRecordingEnabled: true, createVNCConnection: true };
    const { run, deviceRun } = await onPhone(PASSING, { config });
    expect(run.message).toBe(
      "Video is not recorded here: videoRecordingEnabled has no effect. " +
        "No screen can be watched here: createVNCConnection has no effect.",
    );
    expect(deviceRun.state).toBe("SUCCEEDED");
  });

  it("is answered WAITING, also when all its devices are left out at once", async () => {
    const run = await setting.start(PASSING, { devices: unfit, order: { frameworkId: 2 } });
    expect(run).toMatchObject({ state: "WAITING", waitingDeviceCount: 4, finishedDeviceCount: 0 });
    expect(setting.store.runs.get(run.id)?.state).toBe("WAITING");
    expect(await setting.run(run.id)).toMatchObject({ excludedDeviceCount: 4 });
  });

  it("begins nothing before its start is answered, whatever happens meanwhile", async () => {
    const run = await setting.start(PASSING, { devices: [phone, ...unfit] });
    setting.slots.release();
    expect(setting.store.runs.get(run.id)).toMatchObject({ state: "WAITING", waitingDeviceCount: 5 });
    expect((await setting.run(run.id)).excludedDeviceCount).toBe(3);
  });

  it("needs a device", async () => {
    await expect(setting.start(PASSING, { devices: [] })).rejects.toThrow("No device was chosen.");
  });
});

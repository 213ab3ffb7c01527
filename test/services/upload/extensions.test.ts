import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { extensionsIn } from "../../../src/services/upload/check-extensions.ts";
import type { FileUse } from "../../../src/services/upload/upload-order.ts";
import { openUploads, type Uploads } from "./setting.ts";

vi.setConfig({ testTimeout: 60_000 });

/** In the local cloud: an app with the extension apk, a test with zip. */
const APPIUM = 2;
/** A test with the extension zip, and no app. */
const PACKAGE = 1;

describe.each(["current", "legacy"] as const)("with a framework of a %s service, files", (generation) => {
  let uploads: Uploads;
  beforeAll(async () => {
    uploads = await openUploads({ generation });
    for (const name of ["shop.APK", "suite.zip", "users.csv", "shop.ipa"]) await uploads.put(name, name);
  });
  afterAll(() => uploads[Symbol.asyncDispose]());

  const send = (names: string[], id: number, use?: FileUse, projectId?: number) =>
    uploads.upload(names, {
      paths: names.map((pattern) => ({ pattern, input: "path", use })),
      framework: { id, projectId },
      reuse: false,
    });

  it.each([
    [["shop.APK", "suite.zip"], undefined],
    [["shop.APK"], "app"],
    [["suite.zip"], "test"],
    [["users.csv"], "data"],
  ] as const)("%j are sent as %s", async (names, use) => {
    expect(await send([...names], APPIUM, use)).toHaveLength(names.length);
  });

  it.each([
    [
      ["shop.ipa", "shop.APK", "users.csv"],
      undefined,
      ["shop.ipa", "users.csv"],
      "files with the extension apk or zip",
    ],
    [["suite.zip"], "app", ["suite.zip"], "app files with the extension apk"],
    [["shop.APK"], "test", ["shop.APK"], "test files with the extension zip"],
  ] as const)("%j are refused as %s before anything is sent", async (names, use, wrong, takes) => {
    const before = generation === "current" ? await uploads.kept() : [];
    const error = await send([...names], APPIUM, use).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "input" });
    expect(error.message.split("\n")).toEqual(
      wrong.map((name) =>
        expect.stringMatching(`^path: ${name} does not fit: framework 2 \\(Appium.*takes ${takes}\\.`),
      ),
    );
    if (generation === "current") expect(await uploads.kept()).toEqual(before);
  });

  it("of any kind are sent as an app where the framework needs none", async () => {
    expect(await send(["shop.ipa"], PACKAGE, "app")).toHaveLength(1);
  });

  it("are refused for a framework that there is not, naming those that there are", async () => {
    await expect(send(["shop.APK"], 99)).rejects.toMatchObject({
      code: "input",
      message: "framework-id: the service has no framework 99.",
      remedy: expect.stringMatching(/^Choose from: 1 \(Server-side package\), 2 \(Appium Android/),
    });
  });

  it("are held against the frameworks of the project that is named", async () => {
    const { projectId } = uploads.cloud.cloud.account;
    expect(await send(["shop.APK"], APPIUM, "app", projectId)).toHaveLength(1);
    const sending = send(["shop.APK"], APPIUM, "app", 999);
    if (generation === "current") expect(await sending).toHaveLength(1);
    else await expect(sending).rejects.toMatchObject({ status: 404 });
  });
});

describe("the extensions that a framework requires", () => {
  it.each([
    ["apk", ["apk"]],
    ["ipa,zip", ["ipa", "zip"]],
    [" .IPA ; *.zip | tar.gz ", ["ipa", "zip", "tar.gz"]],
    ["", []],
    [null, []],
  ])("in %j are %j", (text, extensions) => {
    expect(extensionsIn(text)).toEqual(extensions);
  });

  it("are read whatever separates them", () => {
    const extension = fc.stringMatching(/^[a-z0-9]{1,6}$/);
    const separator = fc.constantFrom(",", ";", "|", " ", ", ", " | ");
    fc.assert(
      fc.property(
        fc.array(extension, { minLength: 1, maxLength: 5 }),
        separator,
        fc.boolean(),
        (list, by, dots) => {
          const text = list.map((one) => (dots ? `.${one}` : one)).join(by);
          expect(extensionsIn(text)).toEqual(list);
        },
      ),
    );
  });
});

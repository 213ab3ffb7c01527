import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultExecutors, readExecutors } from "../../../src/cloud/executors/catalogue.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "executors-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown) {
  const path = join(folder, "executors.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return readExecutors(path);
}
const desktop = { id: 7, name: "wide", osType: "DESKTOP", width: 1920, height: 1080 };

describe("the executors", () => {
  it("are a desktop and two phones by default", () => {
    expect(defaultExecutors.map(({ osType }) => osType)).toEqual(["DESKTOP", "ANDROID", "IOS"]);
    expect(defaultExecutors.map(({ profile }) => profile.touch)).toEqual([false, true, true]);
  });

  it("of a file fill in what a desktop need not say", async () => {
    const [executor] = await read([desktop]);
    expect(executor).toEqual({
      id: 7,
      name: "wide",
      osType: "DESKTOP",
      profile: {
        name: "wide",
        osType: "DESKTOP",
        width: 1920,
        height: 1080,
        scale: 1,
        mobile: false,
        touch: false,
      },
    });
  });

  it.each([
    ["{", /executors\.json cannot be read/],
    [[], /executors\.json is wrong/],
    [[{ ...desktop, width: 0 }], /width/],
    [[{ ...desktop, colour: "red" }], /colour/],
    [[{ ...desktop, name: "a/b" }], /letters, digits/],
    [[desktop, { ...desktop, name: "other" }], /its own id/],
    [[desktop, { ...desktop, id: 8 }], /its own name/],
  ])("of a wrong file %j are refused with the reason", async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it("of a missing file are refused with its name", () => {
    expect(() => readExecutors(join(folder, "none.json"))).toThrow(/none\.json cannot be read/);
  });
});

import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Claim, handMadeZip } from "./hand-made-zip.ts";
import { SCRIPT, Workplace } from "./suite-folder.ts";

const GOOD: Claim = { name: "run-tests.sh", content: SCRIPT, mode: 0o100755 };
const KEY = `-----BEGIN PRIVATE ${"KEY"}-----`;

async function zipped(place: Workplace, ...claims: readonly Claim[]): Promise<string> {
  const path = join(place.root, "suite.zip");
  await writeFile(path, handMadeZip(claims));
  return path;
}

async function refusal(...claims: readonly Claim[]): Promise<{ message: string; remedy: string }> {
  await using place = await Workplace.create();
  const path = await zipped(place, ...claims);
  const error = await place.package({ path }).then(
    () => expect.fail("was accepted"),
    (error) => error,
  );
  expect(error).toMatchObject({ name: "DeviceCloudError", code: "package" });
  return { message: error.message.replaceAll(place.root, "ROOT"), remedy: error.remedy };
}

describe("a ready zip", () => {
  it("is sent as it is", async () => {
    await using place = await Workplace.create({});
    const claims = [{ name: "lib/", mode: 0o040755 }, { name: "lib/a.js", content: "a" }, GOOD];
    const bytes = handMadeZip(claims);
    const path = await zipped(place, ...claims);
    expect(await place.package({ path })).toEqual({
      ...{ path, name: "suite.zip", files: 2, script: "run-tests.sh", reused: true },
      ...{ sizeBytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
    });
    expect(place.said).toEqual([]);
    expect(await readdir(place.out).catch(() => "not made")).toBe("not made");
  });

  it("made of a folder passes as one", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, "a/b.js": "x".repeat(1_000) });
    const made = await place.package();
    expect(await place.package({ path: made.path })).toEqual({ ...made, reused: true });
  });

  it("tells when its script is not executable", async () => {
    await using place = await Workplace.create();
    await place.package({ path: await zipped(place, { name: "run-tests.sh", content: SCRIPT }) });
    expect(place.said).toEqual([expect.stringMatching(/^warning: run-tests\.sh is not marked executable/)]);
  });

  it("may hold links that stay in it, and secrets on request", async () => {
    await using place = await Workplace.create();
    const link = { name: "lib/tool", content: "../run-tests.sh", mode: 0o120777 };
    const path = await zipped(place, GOOD, link, { name: ".env", content: "A=1" });
    expect(await place.package({ path, allowSecretFiles: true })).toMatchObject({ files: 3 });
  });
});

describe("a ready zip is refused", () => {
  it("when its script lies in a parent folder", async () => {
    expect(await refusal({ name: "e2e/run-tests.sh", content: SCRIPT })).toEqual({
      message: 'suite-path "ROOT/suite.zip" has no run-tests.sh at its root; found e2e/run-tests.sh.',
      remedy: "Pack it again without the parent folder.",
    });
  });

  it.each<[string, Claim[], RegExp]>([
    ["it is empty", [], /is a zip without files/],
    ["it has folders alone", [{ name: "a/" }], /is a zip without files/],
    ["it has no script", [{ name: "a.js" }], /has no run-tests\.sh \(Linux, Mac\)/],
    ["its script is empty", [{ ...GOOD, content: "" }], /run-tests\.sh is empty/],
    ["its script has no shebang", [{ ...GOOD, content: "npm test" }], /no shebang/],
    ["its script has CRLF line ends", [{ ...GOOD, content: "#!/bin/sh\r\n" }], /Windows line ends/],
    ["its script is damaged", [{ ...GOOD, crc: 1 }], /run-tests\.sh.*is damaged/],
    ["it is encrypted", [{ ...GOOD, encrypted: true }], /suite\.zip" is encrypted \(run-tests\.sh\)/],
    ["a name climbs out", [GOOD, { name: "../x" }], /"\.\.\/x" leads out of the folder/],
    ["a name is absolute", [GOOD, { name: "/etc/x" }], /"\/etc\/x" has an absolute name/],
    ["a name has a backslash", [GOOD, { name: "a\\b" }], /has a backslash/],
    ["a name has a control character", [GOOD, { name: "a\u001bb" }], /has a control character/],
    ["a name comes twice", [GOOD, { name: "a" }, { name: "a" }], /a is in .* more than once/],
    [
      "a link leads out",
      [GOOD, { name: "a/b", content: "../../x", mode: 0o120777 }],
      /a\/b is a link that leads out/,
    ],
    ["it holds a device", [GOOD, { name: "tty", mode: 0o020666 }], /tty is a device, a pipe or a socket/],
    [
      "a name is a secret's",
      [GOOD, { name: "a/.env" }],
      /a\/\.env looks like a secret \(an environment file\)/,
    ],
    [
      "a content is a secret",
      [GOOD, { name: "a.txt", content: `${KEY}\nMII` }],
      /a\.txt looks like a secret/,
    ],
  ])("when %s", async (_, claims, message) => {
    expect((await refusal(...claims)).message).toMatch(message);
  });

  it("for all its problems at once", async () => {
    const { message } = await refusal(
      { ...GOOD, content: "npm test\r\n" },
      { name: "../x" },
      { name: ".env" },
    );
    expect(message.split("\n")).toHaveLength(5);
  });

  it("when it ends too early, or is no zip at all", async () => {
    await using place = await Workplace.create();
    const path = join(place.root, "suite.zip");
    for (const bytes of [handMadeZip([GOOD]).subarray(0, 60), Buffer.from("not a zip"), Buffer.alloc(0)]) {
      await writeFile(path, bytes);
      await expect(place.package({ path })).rejects.toMatchObject({
        code: "package",
        message: expect.stringMatching(/suite\.zip" is neither a folder nor a readable zip\./),
        remedy: "Point suite-path at the folder that holds run-tests.sh, or at a zip of it.",
      });
    }
  });
});

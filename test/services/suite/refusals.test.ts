import { execFileSync } from "node:child_process";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DeviceCloudError } from "../../../src/base/errors.ts";
import { refusal } from "./refusal.ts";
import { type Node, SCRIPT, Workplace } from "./suite-folder.ts";

describe("a suite is refused", () => {
  it("when it is not there, or is neither a folder nor a zip", async () => {
    await using place = await Workplace.create({ "notes.txt": "no zip" });
    const missing = await refusal(place, { path: join(place.suite, "nowhere") });
    expect(missing.message).toBe(`suite-path "${place.suite}/nowhere" does not exist.`);
    expect(missing.remedy).toBe("Point suite-path at the folder that holds run-tests.sh, or at a zip of it.");
    const text = await refusal(place, { path: join(place.suite, "notes.txt") });
    expect(text.message).toMatch(/^suite-path ".*notes\.txt" is neither a folder nor a readable zip\./);
    execFileSync("mkfifo", [join(place.suite, "pipe")]);
    const pipe = await refusal(place, { path: join(place.suite, "pipe") });
    expect(pipe.message).toMatch(/pipe" is neither a folder nor a zip\.$/);
  });

  it("when it is empty, or all of it is left out", async () => {
    await using place = await Workplace.create();
    expect((await refusal(place)).message).toBe(`suite-path "${place.suite}" is empty.`);
    await place.put(".devicecloudignore", "*");
    await place.put("run-tests.sh", SCRIPT);
    expect((await refusal(place)).message).toBe(
      `suite-path "${place.suite}" is empty; 2 files and folders are left out.`,
    );
  });

  it.each<[Record<string, Node>, string, string]>([
    [{ "a.js": "" }, "has no run-tests.sh (Linux, Mac) or run-tests.ps1 (Windows).", "Add the script"],
    [
      { "tests/run-tests.sh": SCRIPT },
      "has no run-tests.sh at its root; found SUITE/tests/run-tests.sh.",
      "Point suite-path there.",
    ],
    [
      { "w/run-tests.ps1": "npm" },
      "has no run-tests.ps1 at its root; found SUITE/w/run-tests.ps1.",
      "Point suite-path there.",
    ],
    [
      { "Run-Tests.sh": SCRIPT },
      "has Run-Tests.sh at its root, which is not run-tests.sh.",
      "Rename it to run-tests.sh.",
    ],
    [{ "run-tests.sh/x": "" }, "has no run-tests.sh (Linux, Mac)", "Add the script"],
  ])("when its script is not where the service looks: %o", async (nodes, message, remedy) => {
    await using place = await Workplace.create(nodes);
    const error = await refusal(place);
    expect(error.message).toContain(`suite-path "${place.suite}" ${message.replace("SUITE", place.suite)}`);
    expect(error.remedy).toContain(remedy);
  });

  it("telling a nested script's path as the user would write it", async () => {
    await using place = await Workplace.create({ "tests/run-tests.sh": SCRIPT });
    const { message } = await refusal(place, { path: `${place.suite}//` });
    expect(message).toContain(`found ${place.suite}/tests/run-tests.sh.`);
  });

  it("when its script is left out by the ignore file", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "a.js": "",
      ".devicecloudignore": "*.sh",
    });
    const error = await refusal(place);
    expect(error.message).toContain("is left out by .devicecloudignore.");
    expect(error.remedy).toBe("Add the line !run-tests.sh to .devicecloudignore.");
  });

  it.each([
    ["", "run-tests.sh is empty."],
    [" \n\n", "run-tests.sh is empty."],
    ["npm test\n", "run-tests.sh has no shebang."],
    ["#!/bin/sh\r\nnpm test\r\n", "run-tests.sh has Windows line ends (CRLF)"],
    [`\ufeff${SCRIPT}`, "run-tests.sh begins with a byte order mark"],
  ])("when its script cannot run: %j", async (script, message) => {
    await using place = await Workplace.create({ "run-tests.sh": script });
    const error = await refusal(place);
    expect(error.message).toContain(message);
    expect(error.remedy).toMatch(/^[A-Z].*\.$/);
  });

  it("when it holds what is no file, or a name that systems read differently", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "a\\b": "",
      "c:d": "",
      "e\u0007f": "",
    });
    execFileSync("mkfifo", [join(place.suite, "pipe")]);
    const server = createServer().listen(join(place.suite, "socket"));
    const { message } = await refusal(place);
    server.close();
    expect(message.split("\n")).toEqual([
      `suite-path "${place.suite}" cannot be sent for 5 reasons:`,
      '- "a\\\\b" has a backslash in its name. Rename it, or list it in the ignore file.',
      '- "c:d" has an absolute name. Rename it, or list it in the ignore file.',
      '- "ef" has a control character in its name. Rename it, or list it in the ignore file.',
      "- pipe is a named pipe, which cannot be packed. Remove it, or list it in the ignore file.",
      "- socket is a socket, which cannot be packed. Remove it, or list it in the ignore file.",
    ]);
  });

  it("when something in it cannot be read", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT });
    await place.put("locked.txt", "x", { mode: 0 });
    await place.put("large.bin", Buffer.alloc(9 * 1024 * 1024), { mode: 0 });
    await mkdir(join(place.suite, "vault"), { mode: 0 });
    for (const path of [place.root, place.suite]) await chmod(path, 0o755);
    await mkdir(place.out);
    await chmod(place.out, 0o777);
    const { message } = await asOrdinaryUser(() => refusal(place));
    for (const name of ["vault", "large.bin", "locked.txt"]) {
      expect(message).toContain(
        `- ${name} cannot be read (EACCES). Make it readable for the user who runs this step`,
      );
    }
  });

  it("with all its problems at once, the first fifteen in words", async () => {
    const secrets = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}/.env`, "A=1"]));
    await using place = await Workplace.create({ ...secrets, "x/run-tests.sh": SCRIPT, y: { link: "gone" } });
    const lines = (await refusal(place)).message.split("\n");
    expect(lines[0]).toContain("cannot be sent for 22 reasons:");
    expect(lines.slice(1, 3).join("\n")).toMatch(/The link y leads to gone.*\n.*found .*x\/run-tests\.sh/);
    expect(lines).toHaveLength(17);
    expect(lines.at(-1)).toBe("- and 7 more.");
  });
});

describe("packaging", () => {
  it("stops when it is cancelled, and leaves nothing", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT });
    await place.put("large.bin", Buffer.alloc(64 * 1024 * 1024));
    await expect(place.package({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
    for (const delayMs of [1, 10, 40]) {
      const signal = AbortSignal.timeout(delayMs);
      const outcome = await place.package({ signal }).catch((error: DeviceCloudError) => error.code);
      if (signal.aborted && outcome === "cancelled")
        expect(await readdir(place.out).catch(() => [])).toEqual([]);
      else expect(outcome).toMatchObject({ files: 2 });
    }
  });

  it("says where the package could not be written", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, file: "" });
    const error = await refusal(place, { destinationFolder: join(place.suite, "file") });
    expect(error.message).toMatch(/^The package cannot be written to .*file: /);
  });
});

/** Runs `work` without root's right to read everything. */
async function asOrdinaryUser<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return await work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProgram } from "../../../src/cloud/execution/find-program.ts";
import { listing, openSetting, type Setting, testedIsolations } from "./setting.ts";

describe.each(await testedIsolations())("a package (%s)", (isolation) => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await openSetting(isolation);
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  /** Why a package with these entries is refused. */
  async function refusal(entries: Parameters<Setting["run"]>[1] & object): Promise<string> {
    const { end, output } = await setting.run("", entries);
    expect(output).toBe("");
    return end.how === "refused" ? end.reason : `not refused but ${end.how}`;
  }

  it("runs its script in its own folder, and leaves what the script wrote", async () => {
    const { end } = await setting.run(`test -f run-tests.sh && echo result > TEST-all.xml`);
    expect(end).toEqual({ how: "exited", exitCode: 0 });
    expect(await readFile(join(setting.workspace, "TEST-all.xml"), "utf8")).toBe("result\n");
  });

  it("tells both streams in the order of arrival", async () => {
    const script = "for i in 1 2 3; do echo out$i; echo err$i >&2; done; echo device > /dev/stderr";
    expect((await setting.run(script)).output).toBe("out1\nerr1\nout2\nerr2\nout3\nerr3\ndevice\n");
  });

  it("sees a clean environment, its own variables and the executor's profile", async () => {
    process.env.CLOUD_OWN_SECRET = "do-not-pass-on";
    const { output } = await setting.run("env", {
      environment: { SVC_BUILD_ID: "12", SVC_API_KEY: "k", LD_PRELOAD: "x" },
    });
    delete process.env.CLOUD_OWN_SECRET;
    const variables = new Map(
      output
        .trim()
        .split("\n")
        .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
    );
    const shells = [
      "PWD",
      "OLDPWD",
      "SHLVL",
      "_",
      "DEVICE_CLOUD_RUN",
      "DEVICE_CLOUD_ROOMS",
      "CHROMEWEBDRIVER",
    ];
    expect(
      [...variables.keys()].filter((name) => !shells.includes(name) && !name.startsWith("SVC_")).sort(),
    ).toEqual([
      ...[
        "CHROME_BIN",
        "CHROME_PATH",
        "CI",
        "HOME",
        "LANG",
        "PATH",
        "PUPPETEER_EXECUTABLE_PATH",
        "TMPDIR",
        "TZ",
      ],
    ]);
    expect(Object.fromEntries(variables)).toMatchObject({
      ...{ CI: "true", TZ: "UTC", SVC_BUILD_ID: "12", SVC_API_KEY: "k" },
      ...{ SVC_DEVICE_NAME: "chromium-desktop", SVC_DEVICE_OS: "DESKTOP", SVC_DEVICE_USER_AGENT: "" },
      ...{ SVC_DEVICE_WIDTH: "1280", SVC_DEVICE_HEIGHT: "800", SVC_DEVICE_SCALE: "1" },
      ...{ SVC_DEVICE_MOBILE: "false", SVC_DEVICE_TOUCH: "false" },
    });
    expect(output).not.toContain("do-not-pass-on");
  });

  it("gets an empty home and temporary folder that it can write to, and the cloud's own Node", async () => {
    const script = `${listing('"$HOME"', '"$TMPDIR"')} | grep -v ':$' | grep . && exit 1
      touch "$HOME/a" "$TMPDIR/b" && mktemp > /dev/null && node --version`;
    const { end, output } = await setting.run(script);
    expect(output).toBe(`${process.version}\n`);
    expect(end).toEqual({ how: "exited", exitCode: 0 });
  });

  it("reaches the network of this machine", async () => {
    await using server = createServer((_, response) => response.end("page under test")).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { output } = await setting.run(`node -e 'fetch("${url}").then((r) => r.text()).then(console.log)'`);
    expect(output).toBe("page under test\n");
  });

  it("shows none of its secrets, whole or in halves, plain or as credentials", async () => {
    const secret = "s3cr3t/Key+with=signs";
    const basic = Buffer.from(`${secret}:`).toString("base64");
    const script = `echo "key: $SVC_API_KEY"; printf 's3cr3t/K'; sleep 0.2; echo 'ey+with=signs'
      echo 'Authorization: Basic ${basic}' >&2; echo 'url?key=${encodeURIComponent(secret)}'; printf 's3cr3t/Key'`;
    const { output } = await setting.run(script, { environment: { SVC_API_KEY: secret }, secrets: [secret] });
    expect(output).toBe("key: ***\n***\nAuthorization: Basic ***\nurl?key=***\ns3cr3t/Key");
  });

  it("need not have kept the executable bit, nor name an interpreter", async () => {
    const lost = [{ name: "run-tests.sh", data: "#!/bin/bash\necho $BASH_VERSION", mode: 0o100644 }];
    expect((await setting.run("", { entries: lost })).output).toMatch(/^\d+\.\d+/);
    const plain = [{ name: "run-tests.sh", data: "echo plain", mode: 0o100644 }];
    expect((await setting.run("", { entries: plain })).output).toBe("plain\n");
  });

  it("is not started without a script at its root, and hears where there is one", async () => {
    expect(await refusal({ entries: [{ name: "e2e/run-tests.sh" }, { name: "a.js" }] })).toBe(
      "The package has no run-tests.sh at its root; found e2e/run-tests.sh. " +
        "Package the content of that folder, not the folder itself.",
    );
    expect(await refusal({ entries: [{ name: "a.js" }] })).toBe(
      "The package has no run-tests.sh at its root.",
    );
    expect(await refusal({ entries: [{ name: "folder/" }] })).toBe("The package is empty.");
  });

  it("is not started when it is hostile, damaged or no archive, and hears why", async () => {
    const script = { name: "run-tests.sh", data: "#!/bin/sh\necho started" };
    expect(await refusal({ entries: [script, { name: "../x" }] })).toContain(
      '"../x" in the package leads out',
    );
    const bomb = { name: "bomb", data: Buffer.alloc(70_000_000) };
    expect(await refusal({ entries: [script, bomb] })).toContain("as a zip bomb does");
    const packagePath = join(setting.root, "blob-17");
    await writeFile(packagePath, "not a zip");
    expect(await refusal({ packagePath })).toMatch(/^Cannot open the package as a zip archive: /);
  });

  it("hears of Windows line ends in the script's first line", async () => {
    const entries = [{ name: "run-tests.sh", data: "#!/bin/sh\r\necho x\r\n" }];
    expect(await refusal({ entries })).toContain(
      'Windows line ends, so its interpreter "/bin/sh" cannot be found',
    );
  });

  it.skipIf(findProgram(["pwsh"], process.env.PATH))(
    "with a PowerShell script hears that PowerShell is missing",
    async () => {
      expect(await refusal({ entries: [{ name: "run-tests.ps1", data: "exit 0" }] })).toContain(
        "PowerShell is missing",
      );
    },
  );

  it("may be run by a script of the job's own, whatever the package is", async () => {
    const entries = [{ name: "data.txt", data: "packed" }];
    expect((await setting.run("", { entries, script: "cat data.txt; pwd" })).output).toMatch(
      /^packed\/.+\n$/,
    );
    const packagePath = join(setting.root, "input.bin");
    await writeFile(packagePath, "not a zip");
    const shebang = `#!/usr/bin/env node\nconsole.log("from node")`;
    expect((await setting.run("", { packagePath, script: shebang })).output).toBe("from node\n");
  });

  it("may lock what it wrote: its folders are removed all the same", async () => {
    const script = `mkdir -p "$HOME/a/b" locked/in && touch "$HOME/a/b/c" locked/in/c && chmod 0 "$HOME/a" locked`;
    expect((await setting.run(script)).end).toEqual({ how: "exited", exitCode: 0 });
    expect(await setting.leftRooms()).toEqual([]);
    expect((await stat(join(setting.workspace, "locked"))).isDirectory()).toBe(true);
  });
});

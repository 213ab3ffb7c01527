import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silent } from "../../../src/base/logger.ts";
import { removeTree } from "../../../src/cloud/execution/remove-tree.ts";
import { createPackageRunner } from "../support/create-package-runner.ts";
import { listing, noBrowser, openSetting, Setting, testedIsolations } from "./setting.ts";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const REPORT_CHOICE = fileURLToPath(new URL("report-choice.ts", import.meta.url));

/** Words that start a program as an ordinary user who has no account. */
const asUser = ["setpriv", "--reuid=60001", "--regid=60001", "--clear-groups"];
const canBeUser = isRoot && (await succeeds([...asUser, "test", "-r", REPORT_CHOICE]));

/** `node report-choice.ts` under `words`; what it prints, read as JSON. */
async function choiceUnder(words: readonly string[], args: readonly string[]) {
  const [program = "", ...rest] = [...words, process.execPath, REPORT_CHOICE, ...args];
  return JSON.parse((await run(program, rest)).stdout);
}

describe.runIf((await testedIsolations()).includes("bubblewrap"))("the sandbox", () => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await openSetting("bubblewrap");
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  it("is what the runner says it uses", () => {
    expect(setting.runner.isolation).toBe("bubblewrap");
  });

  it("does not let the suite be root, nor become it", async () => {
    const { output } = await setting.run(
      "id -u; whoami; grep -E 'NoNewPrivs|CapEff|CapBnd' /proc/self/status | cut -f2",
    );
    expect(output.split("\n")).toEqual(["59999", "suite", "0000000000000000", expect.any(String), "1", ""]);
  });

  it.runIf(isRoot)("does not let it be root outside either: its files belong to nobody", async () => {
    await setting.run("touch made");
    expect(await stat(join(setting.workspace, "made"))).toMatchObject({ uid: 59_999, gid: 59_999 });
  });

  it("shows the system read-only and lets it write to its own folders alone", async () => {
    const script = `for f in / /usr /etc /opt /suite /suite/bin /var; do touch $f/x 2> /dev/null && echo "wrote $f"; done
      cd /suite && touch work/own home/own /tmp/own-file /dev/shm/own && echo own`;
    expect((await setting.run(script)).output).toBe("own\n");
  });

  it("hides the cloud's data, other builds, the home and the accounts of this machine", async () => {
    await writeFile(join(setting.dataFolder, "cloud.sqlite"), "api keys");
    const home = (await readdir(homedir())).map((name) => join(homedir(), name));
    const atHome = home.filter((path) => !process.execPath.startsWith(`${path}/`));
    const paths = [setting.root, setting.dataFolder, ...atHome, "/root/.ssh", "/etc/shadow", "/run"];
    const { output } = await setting.run(
      `ls -d ${paths.join(" ")} 2> /dev/null; ${listing("/tmp")}; cat /etc/passwd`,
    );
    expect(output).toBe("root:x:0:0::/root:/bin/sh\nsuite:x:59999:59999::/suite/home:/bin/sh\n");
  });

  it("hides other processes, and this machine's paths in its own", async () => {
    const { output } = await setting.run("for p in /proc/[0-9]*; do tr '\\0' ' ' < $p/cmdline; echo; done");
    expect(output.trim().split("\n").length).toBeLessThan(6);
    expect(output).not.toContain(setting.root);
  });

  it("covers a data folder that lies inside something it shows", async () => {
    const root = await mkdtemp(join(tmpdir(), "device-cloud-run-"));
    const dataFolder = join(root, "data");
    await mkdir(dataFolder);
    await chmod(root, 0o755);
    await writeFile(join(root, "beside"), "shown");
    await writeFile(join(dataFolder, "cloud.sqlite"), "hidden");
    const browser = { ...noBrowser, readablePaths: [root] };
    const runner = await createPackageRunner({ logger: silent, allowRoot: false, dataFolder, browser });
    await using covered = new Setting(root, runner);
    const { output } = await covered.run(`cat ${root}/beside; ls -A ${dataFolder}`);
    expect(output).toBe("shown");
  });

  it("clears away what a cloud that was killed left in its data folder", async () => {
    const left = join(setting.dataFolder, "rooms", "0badcafe", "home");
    await mkdir(left, { recursive: true });
    await writeFile(join(left, "x"), "x");
    await createPackageRunner({
      logger: silent,
      allowRoot: false,
      dataFolder: setting.dataFolder,
      browser: noBrowser,
    });
    expect(await setting.leftRooms()).toEqual([]);
  });

  it.runIf(canBeUser)("works for an ordinary user as well", async () => {
    const root = await mkdtemp(join(tmpdir(), "device-cloud-user-"));
    try {
      await run("chown", ["60001:60001", root]);
      const { isolation, warnings, end, output, error } = await choiceUnder(asUser, [root]);
      expect({ isolation, warnings, end, error }).toEqual({
        error: undefined,
        isolation: "bubblewrap",
        warnings: [],
        end: { how: "exited", exitCode: 0 },
      });
      expect(output.split("\n")).toEqual(["59999", "60001 outside: no", process.version, ""]);
      expect(await readFile(join(root, "work", "made"), "utf8")).toBe("made\n");
      expect(await readdir(join(root, "data", "rooms"))).toEqual(["etc"]);
    } finally {
      await removeTree(root);
    }
  });

  describe("where bubblewrap is missing", () => {
    /** This machine with nothing where bubblewrap is. */
    const without = ["bwrap", "--dev-bind", "/", "/", "--ro-bind", "/dev/null", "/usr/bin/bwrap"];

    it.runIf(isRoot)("is refused to root, with what to do", async () => {
      await using place = await scratchFolder();
      expect(await choiceUnder(without, [place.path])).toMatchObject({
        error: {
          code: "input",
          message: "Suites would run as root, without a sandbox: bubblewrap is not installed.",
          remedy: expect.stringContaining("--allow-root"),
        },
      });
    });

    it("gives way to a process group, and warns once, where root is allowed", async () => {
      await using place = await scratchFolder();
      expect(await choiceUnder(without, [place.path, "--allow-root"])).toMatchObject({
        isolation: "process-group",
        warnings: [expect.stringMatching(/^Suites run without a sandbox \(bubblewrap is not installed\)/)],
        end: { how: "exited", exitCode: 0 },
      });
    });
  });

  it.runIf(isRoot)("is not used where the host refuses what it needs", async () => {
    await using place = await scratchFolder();
    // Root without the right to mount, as in most containers.
    const container = ["setpriv", "--bounding-set=-sys_admin", "--inh-caps=-sys_admin"];
    const { error } = await choiceUnder(container, [place.path]);
    expect(error.message).toMatch(
      /^Suites would run as root, without a sandbox: bubblewrap does not work here: /,
    );
  });
});

async function succeeds([program = "", ...args]: readonly string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}

async function scratchFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), "device-cloud-choice-"));
  expect(dirname(path)).toBe(tmpdir());
  return { path, [Symbol.asyncDispose]: () => removeTree(path) };
}

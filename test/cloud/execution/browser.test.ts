import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { silent } from "../../../src/base/logger.ts";
import { type Browser, findBrowser } from "../../../src/cloud/execution/browser.ts";
import { packagedBrowser } from "../../../src/cloud/execution/browser-package.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { livingWith, uniqueNumber } from "./living.ts";
import { openSetting, testedIsolations } from "./setting.ts";

const SUITE = [
  { name: "run-tests.sh", data: "#!/bin/sh\nexec node take-screenshot.ts\n", mode: 0o100755 },
  { name: "take-screenshot.ts", data: readFileSync(new URL("take-screenshot.ts", import.meta.url)) },
];
const phone = {
  ...{ name: "phone", osType: "ANDROID", width: 412, height: 915, scale: 2, mobile: true, touch: true },
  userAgent: "It's a phone's \"agent\" $HOME `id`",
};
const isolations = await testedIsolations();
const installed = await findBrowser({ environment: process.env, logger: silent });
const packaged = (await packagedBrowser(silent)) as Browser;
const browsers: [string, Browser][] = [
  [`the browser found here (${installed.origin})`, installed],
  [`the browser that came through npm`, packaged],
];

describe.each(browsers)("%s", (_, browser) => {
  it.each(isolations)(
    "shows a suite its page as the executor's device (%s)",
    { timeout: 60_000 },
    async (isolation) => {
      await using setting = await openSetting(isolation, browser);
      const environment = { SVC_TOKEN: uniqueNumber() };
      const { end, output } = await setting.run("", { entries: SUITE, profile: phone, environment });
      expect({ end, output }).toEqual({ end: { how: "exited", exitCode: 0 }, output: expect.any(String) });
      expect(JSON.parse(await readFile(join(setting.workspace, "seen.json"), "utf8"))).toEqual({
        ...{ width: 412, height: 915, scale: 2, agent: phone.userAgent, fonts: true },
      });
      expect(sizeOf(await readFile(join(setting.workspace, "screenshots", "page.png")))).toEqual([824, 1830]);
      expect(livingWith(environment.SVC_TOKEN)).toEqual([]);
    },
  );
});

describe("looking for a browser", () => {
  it("takes the one that comes through npm where the machine has none", async () => {
    const said: string[] = [];
    const logger = { ...silent, debug: (message: string) => said.push(message) };
    const browser = await findBrowser({ environment: {}, logger });
    expect(browser.origin).toMatch(/^npm package @sparticuz\/chromium \d+/);
    expect(browser.path).toBe(packaged.path);
    expect(said).toEqual([`Browser: ${browser.path} (${browser.origin})`]);
  });

  it("starts none from a folder that others may have prepared", async () => {
    await using place = await scratch();
    const folder = join(place.path, `device-cloud-browser-${process.getuid?.() ?? "user"}`);
    await mkdir(folder);
    await chmod(folder, 0o777);
    const own = process.env.TMPDIR ?? "/tmp";
    process.env.TMPDIR = place.path;
    const refused = packagedBrowser(silent).finally(() => {
      process.env.TMPDIR = own;
    });
    await expect(refused).rejects.toMatchObject({ code: "input", message: expect.stringContaining(folder) });
  });

  it("refuses one that is named and does not start", async () => {
    const find = findBrowser({
      environment: { ...process.env, CHROME_PATH: "/nowhere/chrome" },
      logger: silent,
    });
    await expect(find).rejects.toMatchObject({
      code: "input",
      message: expect.stringContaining('CHROME_PATH names "/nowhere/chrome", which does not start'),
      remedy: expect.stringContaining("unset it"),
    });
  });

  it("takes one that is named before any other, and leaves its own script in charge", async () => {
    await using place = await scratch();
    const wrapper = await program(place.path, "my-chrome", "echo Chromium 1.0");
    const environment = { CHROME_BIN: wrapper, PATH: process.env.PATH };
    const browser = await findBrowser({ environment, logger: silent });
    expect(browser).toMatchObject({ path: wrapper, origin: "CHROME_BIN", sharedLibraryPaths: [] });
    expect(browser.readablePaths[0]).toBe(place.path);
  });

  it("passes over one on the path that does not start, and says so", async () => {
    await using place = await scratch();
    const notices: string[] = [];
    await program(place.path, "chromium", "echo 'install the snap first' >&2; exit 1");
    const good = await program(place.path, "google-chrome", "echo Chrome 1.0");
    const logger = { ...silent, notice: (message: string) => notices.push(message) };
    expect((await findBrowser({ environment: { PATH: place.path }, logger })).path).toBe(good);
    expect(notices).toEqual([
      `The browser ${place.path}/chromium does not start (install the snap first); looking further.`,
    ]);
  });

  it("finds chromedriver beside it, by its own variable first", async () => {
    await using place = await scratch();
    const [driverFolder, pathFolder] = [join(place.path, "driver"), join(place.path, "path")];
    for (const folder of [driverFolder, pathFolder]) await mkdir(folder);
    const chrome = await program(pathFolder, "chromium", "echo 1");
    await program(pathFolder, "chromedriver", "echo 1");
    const driver = await program(driverFolder, "chromedriver", "echo 1");
    const environment = { CHROMEWEBDRIVER: driverFolder, PATH: pathFolder };
    const browser = await findBrowser({ environment, logger: silent });
    expect(browser).toMatchObject({
      path: chrome,
      driverPath: driver,
      readablePaths: [pathFolder, driverFolder],
    });
  });
});

describe.runIf(isolations.includes("bubblewrap"))("a machine without the libraries of a browser", () => {
  it("gets those of the npm package, and its fonts", { timeout: 60_000 }, async () => {
    const hidden = ["/usr/lib", "/usr/lib64", "/lib", "/lib64"].flatMap(nssIn);
    expect(hidden.length).toBeGreaterThan(0);
    const words = ["--dev-bind", "/", "/", ...hidden.flatMap((path) => ["--ro-bind", "/dev/null", path])];
    const bare = [...words, "--tmpfs", "/etc/fonts", "--tmpfs", "/usr/share/fonts", process.execPath];
    const report = fileURLToPath(new URL("report-browser.ts", import.meta.url));
    const { stdout } = await promisify(execFile)("bwrap", [...bare, report]);
    const { browser, end, seen, size } = JSON.parse(stdout);
    expect(browser.sharedLibraryPaths[0]).toMatch(/al2023\/lib$/);
    expect(browser.fontConfiguration).toMatch(/fonts\.conf$/);
    expect(end).toEqual({ how: "exited", exitCode: 0 });
    expect(seen).toMatchObject({ width: 1280, fonts: true });
    expect(size).toEqual([1280, 800]);
  });
});

/** The width and height in a PNG's header. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function program(folder: string, name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

function nssIn(folder: string): string[] {
  const folders = [folder, `${folder}/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`];
  return folders.flatMap((path) => {
    try {
      return readdirSync(path)
        .filter((name) => name.startsWith("libnss3"))
        .map((name) => join(path, name));
    } catch {
      return [];
    }
  });
}

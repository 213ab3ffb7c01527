import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, lstat, mkdir, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Browser } from "./browser.ts";
import { removeTree } from "./remove-tree.ts";
import { failureToStart } from "./start-browser.ts";

const PACKAGE = "@sparticuz/chromium";
const UNPACK_LIMIT_MS = 180_000;
/**
 * The package unpacks to the temporary folder of its process, and its own system libraries only where it believes to
 * be in a cloud function. A process of its own gives it both without touching this one, nor its memory.
 */
const UNPACK = `import("${PACKAGE}").then((chromium) => chromium.default.executablePath())`;
const BELIEF = { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };

/** The Chromium of the npm package, unpacked once per version and user; undefined where the package is missing. */
export async function packagedBrowser(logger: Logger): Promise<Browser | undefined> {
  const manifest = packageManifest();
  if (!manifest) return undefined;
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  const origin = `npm package ${PACKAGE} ${version}`;
  const folder = join(await ownFolder(), version);
  if (!existsSync(folder)) {
    logger.info(`No browser on this machine: unpacking the one of the ${origin}.`);
    await unpack(dirname(manifest), folder);
  }
  return await startable({ path: join(folder, "chromium"), folder, origin });
}

/** With the system's own libraries where they suffice; else with those of the package in front. */
async function startable(found: { path: string; folder: string; origin: string }): Promise<Browser> {
  const { path, folder, origin } = found;
  const libraries = [[], [join(folder, "al2023", "lib"), folder]];
  const failures: string[] = [];
  for (const sharedLibraryPaths of libraries) {
    const failure = await failureToStart({ path, sharedLibraryPaths });
    if (failure === undefined) {
      const fonts = existsSync("/etc/fonts/fonts.conf")
        ? {}
        : { fontConfiguration: fontConfigurationIn(folder) };
      return { path, sharedLibraryPaths, readablePaths: [folder], origin, ...fonts };
    }
    failures.push(failure);
  }
  throw new DeviceCloudError(
    "input",
    `The Chromium of the ${origin} does not start: ${failures.join("; ")}.`,
    {
      remedy: "Install Chromium with the system's package manager, or name its program in CHROME_PATH.",
    },
  );
}

function packageManifest(): string | undefined {
  try {
    return findPackageJSON(PACKAGE, import.meta.url);
  } catch {
    return undefined;
  }
}

async function unpack(packageFolder: string, folder: string): Promise<void> {
  const staging = await mkdtemp(join(dirname(folder), "unpacking-"));
  try {
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", UNPACK], {
      cwd: packageFolder,
      env: { TMPDIR: staging, HOME: staging, ...BELIEF },
      timeout: UNPACK_LIMIT_MS,
    });
    // The sandbox's user is another one.
    for (const path of [staging, join(staging, "chromium")]) await chmod(path, 0o755);
    await writeFile(fontConfigurationIn(staging), fontConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    if (existsSync(folder)) return; // Another process was quicker.
    throw new DeviceCloudError("service", `The npm package ${PACKAGE} could not be unpacked to ${folder}.`, {
      remedy: "Make room in the temporary folder, or install Chromium and name it in CHROME_PATH.",
      cause: error,
    });
  } finally {
    await removeTree(staging);
  }
}

/** A folder in the temporary one that nobody else can have prepared: a program is started from it. */
async function ownFolder(): Promise<string> {
  const user = process.getuid?.() ?? "user";
  const folder = join(tmpdir(), `device-cloud-browser-${user}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const status = await lstat(folder);
  const isOwn = process.getuid === undefined || status.uid === process.getuid();
  if (status.isDirectory() && isOwn && (status.mode & 0o022) === 0) return folder;
  throw new DeviceCloudError("input", `${folder} belongs to somebody else, or others may write to it.`, {
    remedy: "Remove it, or set TMPDIR to a folder of your own.",
  });
}

function fontConfigurationIn(folder: string): string {
  return join(folder, "device-cloud-fonts.conf");
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
}
interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The licences of the bundled packages, sorted by name, each with its version and full text.
 * @param bundled what the bundler says it took in; a package counts when its name stands alone on a line there.
 */
export async function licenseTexts(root: string, bundled: string): Promise<string> {
  const lockfile: Lockfile = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8"));
  const lines = new Set(bundled.split("\n"));
  const sections = new Map<string, string>();
  for (const [folder, { dev }] of Object.entries(lockfile.packages)) {
    const name = folder.split("node_modules/").at(-1) ?? "";
    if (dev || name === "" || !lines.has(name)) continue;
    const manifest: Manifest = JSON.parse(await readFile(path.join(root, folder, "package.json"), "utf8"));
    sections.set(`${name}@${manifest.version}`, await section(manifest, path.join(root, folder)));
  }
  const sorted = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `This folder bundles the following packages.\n${sorted.join("")}`;
}

async function section(manifest: Manifest, folder: string): Promise<string> {
  const rule = "-".repeat(80);
  const heading = `${manifest.name} ${manifest.version} (${manifest.license ?? "no licence named"})`;
  return `\n${rule}\n${heading}\n${rule}\n${await licenseOf(manifest, folder)}\n`;
}

async function licenseOf(manifest: Manifest, folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => LICENSE_FILE.test(name)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  if (texts.length > 0) return texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n");
  const { author, repository } = manifest;
  const who = typeof author === "object" ? author.name : author;
  const where = typeof repository === "object" ? repository.url : repository;
  return `The package ships no licence text. Author: ${who ?? "not named"}. Source: ${where ?? "not named"}.`;
}

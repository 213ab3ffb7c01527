import { throwIfCancelled } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { linkProblem } from "../../base/zip/link-target.ts";
import { openZip, type ZipArchive } from "../../base/zip/zip-archive.ts";
import type { ZipEntry } from "../../base/zip/zip-entry.ts";
import { nameRefusal } from "./name-check.ts";
import type { PackageOptions } from "./package-options.ts";
import { type Problem, packageError } from "./problem.ts";
import { isScript, missingScript, scriptProblems } from "./script-check.ts";
import { SECRET_SCAN_BYTES, secretProblem } from "./secret-check.ts";

const REPACK = "Pack it again.";
const SECRET_REMEDY = "Pack the suite without it, or set allow-secret-files.";
const LINK_BYTES = 4_096;

/**
 * Checks the ready zip at `path` as a folder's content is checked, without unpacking it to disk.
 * @returns the names in it.
 * @throws {DeviceCloudError} `package` with all its problems.
 */
export async function checkZip(path: string, options: PackageOptions): Promise<string[]> {
  const { logger, signal } = options;
  await using archive = await openSuite(path, options.path);
  const names = archive.entries.map(({ name }) => name);
  const problems = shapeProblems(archive, names, options.path);
  const secretRemedy = options.allowSecretFiles ? null : SECRET_REMEDY;
  for (const entry of archive.entries) {
    throwIfCancelled(signal);
    if (!entry.isEncrypted) problems.push(...(await entryProblems(archive, entry, secretRemedy, signal)));
  }
  if (problems.length > 0) throw packageError(options.path, problems);
  tellMode(archive, logger);
  return names;
}

async function openSuite(path: string, label: string): Promise<ZipArchive> {
  try {
    return await openZip(path);
  } catch (cause) {
    const message = `suite-path "${plainLine(label)}" is neither a folder nor a readable zip.`;
    const says = cause instanceof DeviceCloudError ? plainLine(cause.message) : "It cannot be opened.";
    throw new DeviceCloudError("package", `${message} ${says}`, {
      remedy: "Point suite-path at the folder that holds run-tests.sh, or at a zip of it.",
      cause,
    });
  }
}

/** What is wrong with the archive as a whole. */
function shapeProblems(archive: ZipArchive, names: readonly string[], path: string): Problem[] {
  const label = plainLine(path);
  if (archive.entries.every(({ isFolder }) => isFolder)) {
    return [{ message: `suite-path "${label}" is a zip without files.`, remedy: "Pack the suite into it." }];
  }
  const problems: Problem[] = [];
  const encrypted = archive.entries.find(({ isEncrypted }) => isEncrypted);
  if (encrypted) {
    problems.push({
      message: `suite-path "${label}" is encrypted (${plainLine(encrypted.name)}).`,
      remedy: "Pack it without a password.",
    });
  }
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) {
    problems.push({ message: `${plainLine(twice)} is in "${label}" more than once.`, remedy: REPACK });
  }
  const nestedRemedy = "Pack it again without the parent folder.";
  const missing = missingScript(names, { path, prefix: "", nestedRemedy });
  return missing ? [missing, ...problems] : problems;
}

async function entryProblems(
  archive: ZipArchive,
  entry: ZipEntry,
  secretRemedy: string | null,
  signal: AbortSignal,
): Promise<Problem[]> {
  const { name } = entry;
  const refusal = nameRefusal(name, REPACK);
  if (refusal) return [refusal];
  if (entry.isFolder) return [];
  if (entry.isSpecial)
    return [{ message: `${plainLine(name)} is a device, a pipe or a socket.`, remedy: REPACK }];
  try {
    if (entry.isLink) return await linkProblems(archive, entry, signal);
    const isRead = isScript(name) || (secretRemedy !== null && entry.sizeBytes <= SECRET_SCAN_BYTES);
    const head = isRead ? await readHead(archive, entry, signal) : Buffer.alloc(0);
    const problems = isScript(name) ? scriptProblems(name, head) : [];
    const secret = secretRemedy === null ? undefined : secretProblem({ name, content: head }, secretRemedy);
    return secret ? [...problems, secret] : problems;
  } catch (error) {
    throwIfCancelled(signal);
    return [{ message: error instanceof Error ? plainLine(error.message) : String(error), remedy: REPACK }];
  }
}

async function linkProblems(archive: ZipArchive, entry: ZipEntry, signal: AbortSignal): Promise<Problem[]> {
  const target = (await archive.read(entry, LINK_BYTES, signal)).toString();
  const flaw = linkProblem(entry.name, target);
  return flaw
    ? [
        {
          message: `${plainLine(entry.name)} ${flaw} (${plainLine(target)}).`,
          remedy: "Pack a copy in its place.",
        },
      ]
    : [];
}

async function readHead(archive: ZipArchive, entry: ZipEntry, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let readBytes = 0;
  for await (const chunk of archive.stream(entry, signal)) {
    chunks.push(chunk);
    readBytes += chunk.length;
    if (readBytes > SECRET_SCAN_BYTES) break;
  }
  return Buffer.concat(chunks);
}

/** A ready zip is sent as it is, so a missing bit can be told only. */
function tellMode(archive: ZipArchive, logger: Logger): void {
  const script = archive.entries.find(({ name }) => name === "run-tests.sh");
  if (!script || (script.mode & 0o100) !== 0) return;
  logger.warning(
    `run-tests.sh is not marked executable in ${archive.name}; pack it on a Unix after chmod +x, or give the folder.`,
  );
}

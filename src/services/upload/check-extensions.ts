import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { Framework } from "../../contract/resources/frameworks.ts";
import type { FoundFile } from "./find-files.ts";
import type { FrameworkRef, UploadTools } from "./upload-order.ts";

/**
 * Holds files against the extensions that a framework requires, before anything is sent. Where the service tells no ids of
 * frameworks, or no extensions, there is nothing to hold them against.
 * @throws {DeviceCloudError} `input` for every file that it would refuse, or when there is no such framework.
 */
export async function checkExtensions(
  files: readonly FoundFile[],
  ref: FrameworkRef,
  { client, logger, signal }: UploadTools,
): Promise<void> {
  const listed = await frameworksOf(client, ref, signal);
  const framework = listed.find(({ id }) => id === ref.id);
  if (framework) return refuseOthers(files, ref.id, framework);
  const ids = listed.flatMap(({ id }) => (typeof id === "number" ? [id] : []));
  if (ids.length === 0) return logger.info("The service does not tell which extensions its frameworks take.");
  const names = listed.map(({ id, name }) => `${id} (${plainLine(name ?? "", 60)})`).join(", ");
  throw new DeviceCloudError("input", `framework-id: the service has no framework ${ref.id}.`, {
    remedy: `Choose from: ${plainLine(names, 1_000)}.`,
  });
}

/** The newer API lists all that the account can use, the older one those of a project. */
async function frameworksOf(
  client: Client,
  { projectId }: FrameworkRef,
  signal: AbortSignal,
): Promise<Framework[]> {
  try {
    return await Array.fromAsync(client.frameworks.listAll({}, { signal }));
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || (error.status !== 404 && error.status !== 405)) throw error;
  }
  const { id: userId } = await client.account.getMe({}, { signal });
  const project = projectId ?? (await firstProject(client, signal));
  if (project === undefined) return [];
  return Array.fromAsync(client.frameworks.list({ userId, projectId: project }, { signal }));
}

async function firstProject(client: Client, signal: AbortSignal): Promise<number | undefined> {
  for await (const { id } of client.account.projects({}, { signal })) return id;
  return undefined;
}

function refuseOthers(files: readonly FoundFile[], id: number, framework: Framework): void {
  const required = {
    app: extensionsIn(framework.requiredAppExtensions),
    test: extensionsIn(framework.requiredTestExtensions),
  };
  const name = plainLine(framework.name ?? "", 80);
  const problems = files.flatMap((file) => {
    const allowed = allowedFor(file, required);
    const own = file.name.toLowerCase();
    if (allowed.length === 0 || allowed.some((extension) => own.endsWith(`.${extension}`))) return [];
    const what = file.use === undefined ? "files" : `${file.use} files`;
    const takes = `framework ${id} (${name}) takes ${what} with the extension ${allowed.join(" or ")}`;
    return `${file.input}: ${plainLine(file.name)} does not fit: ${takes}. Name another file, or correct framework-id.`;
  });
  if (problems.length > 0) throw new DeviceCloudError("input", problems.join("\n"));
}

/** None where anything may be sent. */
function allowedFor(
  { use }: FoundFile,
  required: { readonly app: readonly string[]; readonly test: readonly string[] },
): readonly string[] {
  if (use === "data") return [];
  if (use !== undefined) return required[use];
  return [...new Set([...required.app, ...required.test])];
}

/** The extensions in one text, such as `apk`, `.ipa, .zip` or `ipa|zip`. */
export function extensionsIn(text: string | null | undefined): string[] {
  const words = (text ?? "").toLowerCase().split(/[\s,;|]+/);
  return words.map((word) => word.replace(/^[*.]+/, "")).filter(Boolean);
}

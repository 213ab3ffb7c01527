import { mapBounded } from "../../base/concurrency.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { checkExtensions } from "./check-extensions.ts";
import { contentKey } from "./content-key.ts";
import { type FoundFile, findFiles } from "./find-files.ts";
import { digestLocal, type LocalFile } from "./local-file.ts";
import { ServiceFiles } from "./service-files.ts";
import { uploadContent } from "./upload-content.ts";
import { forgetful } from "./upload-memory.ts";
import type { UploadedFile, UploadListener, UploadOrder, UploadTools } from "./upload-order.ts";

/** An app and its tests. More side by side would share the same line, and each takes memory of its own. */
const AT_ONCE = 2;

/**
 * Brings files to the service, several side by side, and waits until they can be used. What the service has already is
 * not sent again; equal contents, and files named twice, are sent once (docs/decisions.md, Uploads).
 * @returns the files in the order asked for, those of a pattern sorted.
 * @throws {DeviceCloudError} `input` with all paths and extensions that are wrong, before anything is sent; `refused` for an
 * infected file; `timeout`.
 */
export async function uploadFiles(
  order: UploadOrder,
  tools: UploadTools,
  listener: UploadListener,
): Promise<UploadedFile[]> {
  return uploadFound(await findFiles(order.paths, order.folder, tools.signal), order, tools, listener);
}

/** `uploadFiles` for files that were found before. */
export async function uploadFound(
  found: readonly FoundFile[],
  order: UploadOrder,
  tools: UploadTools,
  listener: UploadListener,
): Promise<UploadedFile[]> {
  if (order.framework) await checkExtensions(found, order.framework, tools);
  return uploadAll(found, order, tools, listener);
}

/** Sends a file once more, of which the service has dropped what was `reused`, and remembers the new one. */
export async function uploadAgain(
  file: UploadedFile,
  order: UploadOrder,
  tools: UploadTools,
): Promise<UploadedFile> {
  const [sent] = await uploadAll([file], { ...order, reuse: false }, tools, { digested() {}, known() {} });
  return sent ?? file;
}

async function uploadAll(
  found: readonly Pick<LocalFile, "path" | "name" | "input">[],
  order: UploadOrder,
  tools: UploadTools,
  listener: UploadListener,
): Promise<UploadedFile[]> {
  const accountId = await accountOf(tools);
  const locals = await mapBounded(found, AT_ONCE, (file) => digestLocal(file, tools.signal));
  listener.digested(locals);
  const destination = { baseUrl: order.baseUrl, accountId: accountId ?? 0 };
  const memory = accountId === undefined ? forgetful : order.memory;
  const contents = [...Map.groupBy(locals, (local) => contentKey(local, destination))];
  const outcomes = new Map<LocalFile, Pick<UploadedFile, "fileId" | "reused">>();
  const known = () => locals.map((local) => uploadedFile(local, outcomes.get(local)));
  const files = new ServiceFiles(tools.client);
  const failing = new AbortController();
  const signal = AbortSignal.any([tools.signal, failing.signal]);
  await mapBounded(contents, AT_ONCE, async ([key, [first, ...others]]) => {
    if (!first) return;
    try {
      await uploadContent(first, {
        ...tools,
        ...{ signal, files, key, order: { ...order, memory } },
        known(outcome) {
          for (const local of [first, ...others]) outcomes.set(local, outcome);
          listener.known(known());
        },
      });
    } catch (error) {
      // One file that fails, fails all: the others need not be sent to their end.
      failing.abort();
      throw error;
    }
  });
  return known().filter((file) => file !== undefined);
}

function uploadedFile(
  { path, name, input, sha256, sizeBytes }: LocalFile,
  outcome: Pick<UploadedFile, "fileId" | "reused"> | undefined,
): UploadedFile | undefined {
  return outcome && { path, name, input, sha256, sizeBytes, ...outcome };
}

/** Undefined where a service does not tell whose credentials these are: then nothing can be remembered. */
async function accountOf({ client, signal }: UploadTools): Promise<number | undefined> {
  try {
    return (await client.account.getMe({}, { signal })).id;
  } catch (error) {
    if (error instanceof DeviceCloudError && (error.status === 404 || error.status === 405)) return undefined;
    throw error;
  }
}

import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Client } from "../../src/client/client.ts";
import type { Ledger } from "./ledger.ts";
import { digestOf, type Setting } from "./setting.ts";

/** Transfers that are under way when the cloud is killed, and go on when it is back. */
export interface TransferOrder {
  readonly client: Client;
  readonly setting: Setting;
  readonly ledger: Ledger;
  /** No other transfer begins after it; the one under way is finished. */
  readonly signal: AbortSignal;
}

/** Uploads the largest sample again and again. The client repeats one that breaks. */
export async function keepUploading({ client, setting, ledger, signal }: TransferOrder): Promise<void> {
  const sample = setting.samples.at(-1);
  while (sample && !signal.aborted) {
    const { id } = await client.files.upload(sample);
    ledger.uploads.set(id, sample);
  }
}

/**
 * Downloads the largest sample again and again. The client goes on where a broken download stopped.
 * @throws {Error} when what it saved is not what was uploaded.
 */
export async function keepDownloading({ client, setting, signal }: TransferOrder): Promise<void> {
  const sample = setting.samples.at(-1);
  if (!sample) return;
  const { directUrl } = await client.files.upload(sample);
  const saved = path.join(setting.folder, "downloaded.bin");
  while (directUrl && !signal.aborted) {
    await client.download(directUrl, saved);
    if (digestOf(await readFile(saved)) !== sample.digest)
      throw new Error("A resumed download has other bytes.");
    await rm(saved);
  }
}

import { createHash } from "node:crypto";
import { extname } from "node:path";
import { parseAddress } from "../../client/address.ts";
import type { LocalFile } from "./local-file.ts";

/** Where a file is uploaded to. */
export interface Destination {
  readonly baseUrl: string;
  readonly accountId: number;
}

/**
 * What an upload is remembered under: its content, and the service and account that have it, as 64 hexadecimal digits
 * that tell nothing of them. The extension takes part, since services choose by it what to do with a file.
 */
export function contentKey(
  { sha256, sizeBytes, name }: Pick<LocalFile, "sha256" | "sizeBytes" | "name">,
  { baseUrl, accountId }: Destination,
): string {
  const parts = [sha256, sizeBytes, extname(name).toLowerCase(), parseAddress(baseUrl).apiRoot, accountId];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

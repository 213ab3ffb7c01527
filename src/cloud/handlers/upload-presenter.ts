import { type File, VIRUS_SCAN_KEY } from "../../contract/resources/files.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type { FileRecord } from "../store/records.ts";
import { filePresenter } from "./present.ts";

/** Presents files with what the virus scan says of them, where a scenario plays one. */
export function uploadPresenter(
  { signer, scenario, clock }: Pick<CloudParts, "signer" | "scenario" | "clock">,
  origin: string,
): (file: FileRecord) => File {
  const present = filePresenter(signer, origin);
  return (file) => {
    const isUpload = file.direction === "INPUT";
    const value = isUpload && scenario?.virusScanOf(file.name, clock.now() - file.createTime);
    if (!value) return present(file);
    return { ...present(file), fileProperties: [{ id: file.id, key: VIRUS_SCAN_KEY, value }] };
  };
}

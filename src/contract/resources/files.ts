import * as z from "zod";
import { dateTime, int64, link, openEnum, record } from "./scalars.ts";

/** Resources, File, `fileProperties`. */
export const fileProperty = record({ key: z.string() }, { id: int64, value: z.string() });

/** Resources, File: uploads, output files and the result of every zip request. */
export const file = record(
  { id: int64 },
  {
    name: z.string(),
    mimetype: z.string(),
    direction: openEnum("INPUT", "OUTPUT"),
    inputType: openEnum("APPLICATION", "TEST", "DATA"),
    state: openEnum("PREPARING", "READY"),
    size: int64,
    createTime: dateTime,
    fileProperties: z.array(fileProperty),
    /** The download link. It may be signed: a secret. */
    directUrl: link,
    iconDirectUrl: link,
    /** Only in the answer to an upload: null, or relative to the API. */
    selfURI: z.string(),
  },
);
export type File = z.output<typeof file>;

/** The key of the property that carries the virus scan of an upload. */
export const VIRUS_SCAN_KEY = "virus_scan_status";

/** What the virus scan says of an upload. An unknown value reads as `pending`: it never counts as success. */
export function virusScanOf(uploaded: Pick<File, "fileProperties">): "usable" | "pending" | "infected" {
  const property = uploaded.fileProperties?.find(({ key }) => key === VIRUS_SCAN_KEY);
  switch (property?.value?.toLowerCase()) {
    case undefined:
    case "safe":
    case "disabled":
      return "usable";
    case "infected":
      return "infected";
    default:
      return "pending";
  }
}

import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { ARCHIVE_KINDS, type ArchiveKind } from "../../contract/results/archives.ts";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import {
  boolean,
  choice,
  defaulted,
  durationMs,
  idList,
  input,
  list,
  text,
  wholeNumber,
} from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { runsInputs, runsRules } from "../runner/run-inputs.ts";

/** Archives by line or comma, in the order of the specification. */
const archiveKinds = input((value): ArchiveKind[] => {
  const names = (list.parse(value) ?? []).map((name) => name.toLowerCase().replace(/\.zip$/, ""));
  const wrong = names.filter((name) => name !== "all" && !ARCHIVE_KINDS.some((kind) => kind === name));
  if (wrong.length > 0)
    throw new DeviceCloudError("input", `"${wrong.join('", "')}" is no archive of a run.`, {
      remedy: `Choose from: ${ARCHIVE_KINDS.join(", ")}, or all.`,
    });
  return ARCHIVE_KINDS.filter((kind) => names.includes("all") || names.includes(kind));
});

/** The inputs of `actions/download-results/action.yml`, where their defaults and prose are. */
export const downloadResultsInputs = z.object({
  ...connectionInputs,
  ...runsInputs,
  archives: defaulted(archiveKinds),
  by: defaulted(choice("run", "device-run")),
  "device-run-ids": idList,
  extract: defaulted(boolean),
  unfinished: defaulted(choice("fail", "partial")),
  "on-missing": defaulted(choice("fail", "warn")),
  concurrency: defaulted(wholeNumber(1)),
  "prepare-timeout": defaulted(durationMs),
  "results-path": text,
  "artifact-per": defaulted(choice("run", "device-run", "archive")),
  "artifact-name": defaulted(text),
  "publish-artifact": defaulted(boolean),
  "artifact-retention-days": wholeNumber(1),
});
export type DownloadResultsInputs = z.output<typeof downloadResultsInputs>;

const devicesAreApart: InputRule = (given) =>
  given["artifact-per"] === "device-run" && given.by !== "device-run"
    ? "artifact-per: device-run needs the device runs apart. Set by: device-run as well."
    : undefined;

export const downloadResultsRules: readonly InputRule[] = [...connectionRules, ...runsRules, devicesAreApart];

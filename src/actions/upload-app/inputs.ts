import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { choice, required, wholeNumber } from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { patterns, uploadInputs } from "../runner/upload-inputs.ts";

/** The inputs of `actions/upload-app/action.yml`, where their defaults and prose are. */
export const uploadAppInputs = z.object({
  ...connectionInputs,
  path: required(patterns, "Name the file to upload, or a pattern such as build/*.apk."),
  "file-type": choice("app", "test", "data"),
  "framework-id": wholeNumber(0),
  "project-id": wholeNumber(0),
  ...uploadInputs,
});
export type UploadAppInputs = z.output<typeof uploadAppInputs>;

export const uploadAppRules: readonly InputRule[] = connectionRules;

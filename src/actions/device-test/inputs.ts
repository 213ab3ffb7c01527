import * as z from "zod";
import { browserTestInputs } from "../browser-test/inputs.ts";
import { list, text } from "../runner/input-kinds.ts";
import { uploadInputs } from "../runner/upload-inputs.ts";
import { startRunInputs } from "../start-run/inputs.ts";
import { waitRunInputs } from "../wait-run/inputs.ts";

/** What a browser suite may have. */
const suiteInputs = browserTestInputs.omit({ "suite-path": true, executors: true }).shape;

/** What a run on devices may have. The ids of its files and of the run, and its earlier results, are this step's own business. */
const runInputs = {
  ...waitRunInputs.omit({ "run-id": true, "project-id": true, "earlier-results-path": true }).shape,
  ...startRunInputs.omit({
    ...{ "app-file-id": true, "test-file-id": true, "data-file-id": true, "job-status": true },
  }).shape,
  ...uploadInputs,
};

/** The inputs of the root's `action.yml`, where their defaults and prose are: those of its parts. */
export const deviceTestInputs = z.object({
  ...suiteInputs,
  ...runInputs,
  "suite-path": text,
  executors: list,
  "app-path": text,
  "test-path": text,
  "data-path": text,
});
export type DeviceTestInputs = z.output<typeof deviceTestInputs>;

/** Names of inputs that only a suite has, and of those that only a run on devices has. */
export const inputsOf = {
  suite: ["executors", ...Object.keys(suiteInputs).filter((name) => !(name in runInputs))],
  run: Object.keys(runInputs).filter((name) => !(name in suiteInputs)),
} as const;

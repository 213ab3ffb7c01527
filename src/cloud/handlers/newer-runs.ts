import { operations } from "../../contract/operations/index.ts";
import { badRequest } from "../refusals.ts";
import { configuredRunOrder, filledConfiguration } from "../run-request/configured-run.ts";
import { type Handler, handle } from "./handler.ts";
import { presentRun } from "./present-run.ts";

const { startConfigured, checkConfiguration } = operations.runs;

/** Runs started with a JSON body (docs/decisions.md, The newer generation). */
export const newerRunHandlers: readonly Handler[] = [
  handle(startConfigured, ({ caller, body, origin }, cloud) => {
    if (!body) throw badRequest("The run's configuration is missing.", "Send it as a JSON body.");
    return presentRun(cloud.testRuns.start(configuredRunOrder(body, caller, cloud)), cloud, origin);
  }),
  handle(checkConfiguration, ({ caller, body }, cloud) => filledConfiguration(body ?? {}, caller, cloud)),
];

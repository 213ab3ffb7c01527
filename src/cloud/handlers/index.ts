import { accountHandlers } from "./account.ts";
import { archiveHandlers } from "./archives.ts";
import { brokerHandlers } from "./broker.ts";
import { buildHandlers } from "./builds.ts";
import { configurationHandlers } from "./configuration.ts";
import { dataAvailabilityHandlers } from "./data-availability.ts";
import { deviceGroupHandlers } from "./device-groups.ts";
import { deviceSessionHandlers } from "./device-sessions.ts";
import { deviceHandlers } from "./devices.ts";
import { executorHandlers } from "./executors.ts";
import { fileHandlers } from "./files.ts";
import { frameworkHandlers } from "./frameworks.ts";
import type { Handler } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { newerProjectHandlers } from "./newer-projects.ts";
import { newerRunHandlers } from "./newer-runs.ts";
import { oauthHandlers } from "./oauth.ts";
import { runHandlers } from "./runs.ts";
import { screenshotHandlers } from "./screenshots.ts";
import { sharingHandlers } from "./sharings.ts";
import { startRunHandlers } from "./start-run.ts";
import { tagHandlers } from "./tags.ts";

/** Every operation that this cloud serves, with what serves it. */
export const handlers: readonly Handler[] = [
  ...jobHandlers,
  ...fileHandlers,
  ...buildHandlers,
  ...executorHandlers,
  ...accountHandlers,
  ...newerProjectHandlers,
  ...oauthHandlers,
  ...runHandlers,
  ...startRunHandlers,
  ...newerRunHandlers,
  ...tagHandlers,
  ...screenshotHandlers,
  ...archiveHandlers,
  ...dataAvailabilityHandlers,
  ...deviceSessionHandlers,
  ...configurationHandlers,
  ...deviceHandlers,
  ...frameworkHandlers,
  ...sharingHandlers,
  ...deviceGroupHandlers,
  ...brokerHandlers,
];

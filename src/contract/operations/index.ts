/** Every operation, grouped by resource. The client, the local cloud, the docs and the tests read this table. */
import * as account from "./account.ts";
import * as archives from "./archives.ts";
import * as broker from "./broker.ts";
import * as builds from "./builds.ts";
import * as configuration from "./configuration.ts";
import * as deviceGroups from "./device-groups.ts";
import * as deviceSessions from "./device-sessions.ts";
import * as devices from "./devices.ts";
import * as executors from "./executors.ts";
import * as files from "./files.ts";
import * as frameworks from "./frameworks.ts";
import * as jobs from "./jobs.ts";
import * as oauth from "./oauth.ts";
import * as projects from "./projects.ts";
import * as runs from "./runs.ts";
import * as screenshots from "./screenshots.ts";
import * as sharings from "./sharings.ts";
import * as tags from "./tags.ts";

export const operations = {
  jobs,
  files,
  builds,
  executors,
  account,
  oauth,
  projects,
  runs,
  deviceSessions,
  tags,
  screenshots,
  archives,
  configuration,
  sharings,
  frameworks,
  devices,
  deviceGroups,
  broker,
};
export type Operations = typeof operations;

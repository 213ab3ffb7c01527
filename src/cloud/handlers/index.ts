import { accountHandlers } from "./account.ts";
import { buildHandlers } from "./builds.ts";
import { executorHandlers } from "./executors.ts";
import { fileHandlers } from "./files.ts";
import type { Handler } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { oauthHandlers } from "./oauth.ts";

/** Every operation that this cloud serves, with what serves it. */
export const handlers: readonly Handler[] = [
  ...jobHandlers,
  ...fileHandlers,
  ...buildHandlers,
  ...executorHandlers,
  ...accountHandlers,
  ...oauthHandlers,
];

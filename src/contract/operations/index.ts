/** Every operation, grouped by resource. The client, the local cloud, the docs and the tests read this table. */
import * as jobs from "./jobs.ts";

export const operations = { jobs };
export type Operations = typeof operations;

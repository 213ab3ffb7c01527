import { setFlagsFromString } from "node:v8";

/** In percent of the young generation. V8 waits for 80. */
const COLLECT_AT_PERCENT = 5;

/**
 * Has V8 collect its young generation often. Transfers leave a trail of large buffers whose bytes lie outside of it: few of
 * them fill it, so that they wait there, 60 MiB of them and more on a busy runner.
 */
export function keepGarbageSmall(): void {
  setFlagsFromString(`--minor-gc-task-trigger=${COLLECT_AT_PERCENT}`);
}

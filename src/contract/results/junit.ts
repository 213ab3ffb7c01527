import { throwIfCancelled } from "../../base/clock.ts";
import { JunitReader } from "./junit-reader.ts";
import { defaultJunitLimits, type JunitLimits, type JunitReport } from "./junit-report.ts";

/** Reads a JUnit file that is at hand as a whole. Never throws for what it holds: `problems` says what is wrong. */
export function readJunit(file: Uint8Array | string, limits: JunitLimits = defaultJunitLimits): JunitReport {
  const reader = new JunitReader(limits);
  reader.write(typeof file === "string" ? Buffer.from(file) : file);
  return reader.end();
}

/**
 * Reads a JUnit file as it arrives; memory grows with the test cases, not with what the suite printed.
 * @throws {DeviceCloudError} `cancelled` when `signal` aborts, and whatever `chunks` throws.
 */
export async function readJunitStream(
  chunks: AsyncIterable<Uint8Array>,
  options: { readonly signal?: AbortSignal; readonly limits?: JunitLimits } = {},
): Promise<JunitReport> {
  const reader = new JunitReader(options.limits ?? defaultJunitLimits);
  for await (const chunk of chunks) {
    throwIfCancelled(options.signal);
    if (!reader.write(chunk)) break;
  }
  return reader.end();
}

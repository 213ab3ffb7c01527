import { afterAll, beforeAll } from "vitest";
import type { CloudOptions } from "../../../../src/cloud/start-cloud.ts";
import { startTestCloud, type TestCloud } from "../../support/test-cloud.ts";

/** One cloud for the tests of a group, with room for four browsers. The returned function gives it. */
export function brokerCloud(options: Partial<CloudOptions> = {}): () => TestCloud {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ maxBrowsers: 4, ...options });
  });
  afterAll(() => cloud[Symbol.asyncDispose]());
  return () => cloud;
}

/** Waits until `look` gives something. @throws after ten seconds. */
export async function eventually<T>(
  look: () => T | undefined | Promise<T | undefined>,
  limitMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${limitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

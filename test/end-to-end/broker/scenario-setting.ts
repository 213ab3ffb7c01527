import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { BROKER_ROOTS } from "../../../src/contract/broker.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";
import { PageServer } from "./page-server.ts";
import { RECEIPT, type ScenarioPlace } from "./scenario.ts";

/** A cloud with a page server, and a file of the client's. Disposing stops and removes all. */
export interface ScenarioSetting extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly pages: PageServer;
  place(root: (typeof BROKER_ROOTS)[number], device: string): ScenarioPlace;
}

export async function openScenario(options: Partial<CloudOptions>): Promise<ScenarioSetting> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.adopt(await mkdtemp(join(tmpdir(), "scenario-")), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const file = join(folder, "receipt.txt");
  await writeFile(file, RECEIPT);
  const pages = stack.use(await PageServer.start());
  const cloud = stack.use(await startTestCloud({ maxBrowsers: 2, ...options }));
  const open = stack.move();
  return {
    cloud,
    pages,
    place: (root, device) => ({
      broker: new URL(cloud.cloud.url + root),
      secret: cloud.cloud.account.apiKey,
      capabilities: { "cloud:device": device },
      pages: pages.url,
      file,
    }),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { silent } from "../../src/base/logger.ts";
import { createClient } from "../../src/client/client.ts";
import { type Cloud, type CloudOptions, startCloud } from "../../src/cloud/start-cloud.ts";
import type { Build } from "../../src/contract/resources/builds.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import { type Bench, createBench } from "../bench/bench.ts";

/** A bench with a local cloud: what an end-to-end test stands on. */
export interface Setting extends AsyncDisposable {
  readonly bench: Bench;
  readonly cloud: Cloud;
  /** The inputs that reach the cloud, and every secret of the account. */
  readonly connection: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  /** Writes a suite into the workspace; its script is `script` behind a shebang. */
  suite(name: string, script: string): Promise<void>;
  /** Every build the cloud knows, oldest first. */
  builds(): Promise<Build[]>;
  /** Every test run the cloud knows, oldest first. */
  runs(): Promise<Run[]>;
}

/** `options` are those of the cloud, such as the generation it stands in for. */
export async function openSetting(options: Partial<CloudOptions> = {}): Promise<Setting> {
  const cloud = await startCloud({ logger: silent, environment: process.env, allowRoot: true, ...options });
  const bench = await createBench();
  const { apiKey, password } = cloud.account;
  const client = createClient({ baseUrl: cloud.url, credentials: { apiKey } });
  return {
    bench,
    cloud,
    connection: { "base-url": cloud.url, "api-key": apiKey },
    secrets: [apiKey, password],
    async suite(name, script) {
      await mkdir(join(bench.workspace, name), { recursive: true });
      await writeFile(join(bench.workspace, name, "run-tests.sh"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    },
    builds: () => Array.fromAsync(client.builds.listAll({ query: { sort: "id_a" } })),
    runs: () => Array.fromAsync(client.runs.list({ query: { sort: "id_a" } })),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await bench[Symbol.asyncDispose]();
      await cloud.close();
    },
  };
}

/** Shell text that leaves a JUnit file with so many passing tests, and a failing one per name. */
export function junit(passing: number, failing: readonly string[] = []): string {
  const passed = Array.from(
    { length: passing },
    (_, i) => `<testcase classname="Shop" name="works ${i + 1}"/>`,
  );
  const failed = failing.map(
    (name) => `<testcase classname="Shop" name="${name}"><failure message="not so"/></testcase>`,
  );
  return `cat > TEST-all.xml <<'XML'\n<testsuite name="Shop">${[...passed, ...failed].join("")}</testsuite>\nXML`;
}

/** The errors that the action itself put up. */
export function errorsOf(step: {
  annotations: readonly { level: string; origin: string; message: string }[];
}): string[] {
  return step.annotations.filter(({ level }) => level === "error").map(({ message }) => message);
}

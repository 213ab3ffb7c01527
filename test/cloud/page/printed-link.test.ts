import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

const MAIN = join(import.meta.dirname, "../../../src/cli/main.ts");

it("the cloud prints a link to its page that signs in, and says how long it is good", async () => {
  const folder = await mkdtemp(join(tmpdir(), "printed-link-"));
  const environment = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, [MAIN, "cloud", "--allow-root"], { env: environment });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let link: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    link = /^Page: (http:\S+\/sign-in\?token=\w{40}) \(signs in once, within an hour\)$/.exec(line)?.[1];
    if (link) break;
  }
  const answer = await fetch(link ?? "");
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 1]);
  expect((await fetch(link ?? "")).status).toBe(401);
  child.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true });
}, 30_000);

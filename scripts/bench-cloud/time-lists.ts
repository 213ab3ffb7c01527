import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import type { Ready } from "../child-cloud.ts";
import { startOwnServer } from "../own-server.ts";

export const MOST_P95_MS = 20;
const CALLS = 300;
const WARM_UP_CALLS = 50;

/** How long one kind of list call takes, in milliseconds. */
export interface ListTimes {
  readonly name: string;
  readonly answerBytes: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** The 95th percentile over that of a bare server which sends the same bytes. */
  readonly ratio: number;
}

/** The lists that a page, a client and a pipeline ask for, by what they are. */
function listPaths({ projectId }: Ready, runId: number): Readonly<Record<string, string>> {
  const ofProject = `/projects/${projectId}`;
  return {
    "runs, first page": `${ofProject}/runs`,
    "runs, newest 100": `${ofProject}/runs?limit=100&sort=id_d`,
    "runs by name and ratio":
      "/runs?filter=s_displayname_like_Test%25;n_successratio_gt_0&sort=successRatio_d;id_a",
    "runs with files and tags": `${ofProject}/runs-extended`,
    "device sessions of a run": `/runs/${runId}/device-sessions`,
    "screenshots of a run": `/runs/${runId}/screenshots`,
    "files, newest 100": "/me/files?limit=100&sort=id_d",
    devices: "/devices?withProperties=true",
  };
}

/** Times every list, one call after the other, beside a bare server in a process of its own. */
export async function timeLists(ready: Ready, runId: number, folder: string): Promise<ListTimes[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Basic ${Buffer.from(`${ready.apiKey}:`).toString("base64")}`;
  const times: ListTimes[] = [];
  for (const [name, listPath] of Object.entries(listPaths(ready, runId))) {
    const url = `${ready.url}/api/v2${listPath}`;
    const body = await call(url, { agent, headers: { authorization } });
    const own = await timeCalls(url, { agent, headers: { authorization } });
    const bare = await timeBare(body, path.join(folder, "answer.json"));
    const p95Ms = quantile(own, 0.95);
    const ratio = p95Ms / quantile(bare, 0.95);
    times.push({ name, answerBytes: body.length, medianMs: quantile(own, 0.5), p95Ms, ratio });
  }
  agent.destroy();
  return times;
}

async function timeBare(body: Buffer, file: string): Promise<number[]> {
  await writeFile(file, body);
  await using server = await startOwnServer(path.join(import.meta.dirname, "bare-server.ts"), file);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    return await timeCalls(server.url, { agent });
  } finally {
    agent.destroy();
  }
}

async function timeCalls(url: string, options: http.RequestOptions): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP_CALLS + CALLS; index++) {
    const startMs = performance.now();
    await call(url, options);
    if (index >= WARM_UP_CALLS) times.push(performance.now() - startMs);
  }
  return times;
}

/** @throws where the answer is no 200. */
async function call(url: string, options: http.RequestOptions): Promise<Buffer> {
  const [answer] = (await once(http.get(url, options), "response")) as [http.IncomingMessage];
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${body}`);
  return body;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

import { silent } from "../../../src/base/logger.ts";
import type { Cloud, CloudOptions } from "../../../src/cloud/start-cloud.ts";
import { startCloud } from "../../../src/cloud/start-cloud.ts";
import { PASSING, suiteZip } from "./suite-zip.ts";

/** A JSON body as the tests read it. */
// biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of it
export type Json = any;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** A running cloud with its API at hand. Disposing stops it. */
export class TestCloud implements AsyncDisposable {
  readonly cloud: Cloud;

  constructor(cloud: Cloud) {
    this.cloud = cloud;
  }

  /** A request with the account's key; `init.headers` may replace it. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ authorization: basic(this.cloud.account.apiKey) });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    return fetch(new URL(path, this.cloud.url), { ...init, headers });
  }

  /** The same below `/api/v2`, its answer read as JSON. */
  async call(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.fetch(`/api/v2${path}`, { ...init, method });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : JSON.parse(text),
    };
  }

  get = async (path: string): Promise<Json> => (await this.call("GET", path)).body;

  post(path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.call("POST", path);
    const headers = { "content-type": "application/json" };
    return this.call("POST", path, { headers, body: JSON.stringify(body) });
  }

  async upload(content: Blob, name = "suite.zip"): Promise<Json> {
    const body = new FormData();
    body.append("file", content, name);
    return (await this.call("POST", "/me/files", { body })).body;
  }

  async createJob(type = "BROWSER_TESTING", more: Record<string, string> = {}): Promise<Json> {
    return (await this.post(`/me/jobs?${new URLSearchParams({ name: "job", type, ...more })}`)).body;
  }

  /** Uploads `script` as a suite and starts it. */
  async start(script: string, body: object = {}, type?: string): Promise<Json> {
    const [job, file] = [await this.createJob(type), await this.upload(await suiteZip(script))];
    const { executors } = this.cloud;
    const started = await this.post(`/me/jobs/${job.id}/builds`, {
      fileId: file.id,
      executorId: executors[0]?.id,
      ...body,
    });
    if (started.status !== 201) throw new Error(`${started.status} ${started.body.message}`);
    return started.body;
  }

  /** The build once `until` holds. */
  async build(id: number, until = ({ state }: Json) => state === "FINISHED"): Promise<Json> {
    for (;;) {
      const page = await this.get(`/me/builds?filter=n_id_eq_${id}`);
      if (until(page.data[0])) return page.data[0];
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async runToEnd(script = PASSING, body: object = {}, type?: string): Promise<Json> {
    return this.build((await this.start(script, body, type)).id);
  }

  async results({ id, jobId }: Json): Promise<Json[]> {
    return (await this.get(`/me/jobs/${jobId}/builds/${id}/output-file-set/files?limit=0`)).data;
  }

  /** What a build has printed so far. */
  async console(build: Json): Promise<string> {
    const log = (await this.results(build)).find(({ name }) => name === "console.log");
    return log ? (await this.fetch(`/api/v2/me/files/${log.id}/file`)).text() : "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.cloud.close();
  }
}

export function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
}

/** The address of a `directUrl` in the specification's form. */
export function href({ protocol, authority, file }: Json): string {
  return `${protocol}://${authority}${file}`;
}

/** Starts a cloud in memory, or as `options` say. */
export async function startTestCloud(options: Partial<CloudOptions> = {}): Promise<TestCloud> {
  const cloud = await startCloud({ logger: silent, environment: process.env, allowRoot: true, ...options });
  return new TestCloud(cloud);
}

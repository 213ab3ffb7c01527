import type { Json } from "../support/test-cloud.ts";

/**
 * A client as those libraries are that were written against real services: it knows their wire and nothing of this
 * cloud. Offsets count elements and step by the limit, times are numbers, links are texts, creates answer 201.
 */
export class LibraryClient {
  readonly #root: string;
  readonly #authorization: string;

  constructor(cloudUrl: string, apiKey: string) {
    if (!/^[A-Za-z0-9]{32}$/.test(apiKey)) throw new Error("The API key must be 32 letters and digits.");
    this.#root = `${cloudUrl}/api`;
    this.#authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  }

  async #send(method: string, path: string, init: RequestInit, expected: number): Promise<Response> {
    const headers = { accept: "application/json", authorization: this.#authorization, ...init.headers };
    const response = await fetch(this.#root + path, { ...init, method, headers });
    if (response.status === expected) return response;
    const { message } = (await response.json()) as Json;
    throw new Error(`${response.status} instead of ${expected} for ${method} ${path}: ${message}`);
  }

  async get(path: string): Promise<Json> {
    return (await this.#send("GET", path, { headers: { "content-type": "application/json" } }, 200)).json();
  }

  /** A form, as such libraries send parameters. */
  async create(path: string, form: Record<string, string>): Promise<Json> {
    return (await this.#send("POST", path, { body: new URLSearchParams(form) }, 201)).json();
  }

  /** A POST without a body and with a content type all the same. */
  async change(path: string): Promise<Json> {
    return (await this.#send("POST", path, { headers: { "content-type": "application/json" } }, 200)).json();
  }

  async postJson(path: string, body: Json, expected = 201): Promise<Json> {
    const headers = { "content-type": "application/json;charset=UTF-8" };
    return (await this.#send("POST", path, { headers, body: JSON.stringify(body) }, expected)).json();
  }

  async upload(content: Blob, name: string): Promise<Json> {
    const body = new FormData();
    body.append("file", content, name);
    const file = (await (await this.#send("POST", "/me/files", { body }, 201)).json()) as Json;
    return this.#scanned(file);
  }

  /** Waits until the virus scan lets the file pass. */
  async #scanned(file: Json): Promise<Json> {
    for (;;) {
      const { fileProperties } = await this.get(`/me/files/${file.id}`);
      const scan = fileProperties.find(({ key }: Json) => key === "virus_scan_status")?.value ?? "disabled";
      if (scan === "infected") throw new Error("infected");
      if (scan === "safe" || scan === "disabled") return file;
      await wait();
    }
  }

  /** Every record of a list, page by page. */
  async all(path: string, limit: number): Promise<Json[]> {
    const records: Json[] = [];
    for (let offset = 0; ; offset += limit) {
      const page = await this.get(`${path}${path.includes("?") ? "&" : "?"}limit=${limit}&offset=${offset}`);
      records.push(...page.data);
      if (offset + limit >= page.total) return records;
    }
  }

  async until(path: string, holds: (record: Json) => boolean): Promise<Json> {
    for (;;) {
      const record = await this.get(path);
      if (holds(record)) return record;
      await wait();
    }
  }

  /** What a link leads to: a text, which works as it is. */
  async download(directUrl: string): Promise<Buffer> {
    const response = await fetch(directUrl);
    if (response.status !== 200) throw new Error(`${response.status} for ${directUrl}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.#send("GET", path, {}, 200)).arrayBuffer());
  }

  async remove(path: string): Promise<void> {
    await this.#send("DELETE", path, {}, 204);
  }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 20));

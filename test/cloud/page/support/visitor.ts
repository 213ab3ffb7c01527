import type { TestCloud } from "../../support/test-cloud.ts";

/** A browser without a screen: it keeps its cookie, follows no redirect, and says where it comes from as browsers do. */
export class Visitor {
  readonly #cloud: TestCloud;
  #cookie = "";

  constructor(cloud: TestCloud) {
    this.#cloud = cloud;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#keep(await fetch(this.#address(path), { redirect: "manual", headers: this.#with(headers) }));
  }

  async page(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  /** Sends a form of the page, with the token that the page gave it. */
  async send(path: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.post(path, { formToken: await this.formToken(), ...fields });
  }

  /** Sends a form as it is. */
  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const own = { origin: this.#cloud.cloud.url, "sec-fetch-site": "same-origin", ...headers };
    const body = new URLSearchParams(fields);
    const init = { method: "POST", redirect: "manual", headers: this.#with(own), body } as const;
    return this.#keep(await fetch(this.#address(path), init));
  }

  async formToken(): Promise<string> {
    return /name="formToken" value="(\w+)"/.exec(await this.page("/account"))?.[1] ?? "";
  }

  async signIn(): Promise<this> {
    const { pathname, search } = new URL(this.#cloud.cloud.signInLink());
    await this.get(pathname + search);
    return this;
  }

  #address(path: string): string {
    return this.#cloud.cloud.url + path;
  }

  #with(headers: Record<string, string>): Record<string, string> {
    return this.#cookie === "" ? headers : { cookie: this.#cookie, ...headers };
  }

  #keep(answer: Response): Response {
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(";")[0] ?? "";
    return answer;
  }
}

/** Somebody who followed the link that the cloud printed. */
export function signedIn(cloud: TestCloud): Promise<Visitor> {
  return new Visitor(cloud).signIn();
}

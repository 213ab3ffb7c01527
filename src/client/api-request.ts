import type { AnyOperation } from "../contract/operation.ts";
import { encodeParams, type RawPairs } from "../contract/params-codec.ts";
import { buildPath } from "../contract/paths.ts";
import type { Address } from "./address.ts";
import type { HttpRequest } from "./transport.ts";

/** What a call gives beside the ids, which stand in it by their names. */
export interface CallInput {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

export type Addressed = Pick<HttpRequest, "method" | "url" | "label" | "page" | "headers" | "body">;

/** The request of an operation, without credentials. Parameters travel where the operation places them. */
export function apiRequest(address: Address, operation: AnyOperation, input: CallInput): Addressed {
  const { query = {}, body, ...ids } = input;
  const root = operation.root === "auth" ? address.authRoot : address.apiRoot;
  const target = buildPath(operation, ids);
  const params = encodeParams(operation.query, query);
  const asForm = operation.placement === "form";
  const url = new URL(root + target.path);
  for (const [name, value] of asForm ? target.query : [...target.query, ...params])
    url.searchParams.append(name, value);
  return { ...addressed(operation, url), ...bodyOf(asForm ? params : undefined, body) };
}

/** The request behind a `next` link, which the caller has checked. */
export function linkRequest(operation: AnyOperation, link: URL): Addressed {
  const url = new URL(link);
  // Some services repeat the token that the request carried; it is set anew.
  url.searchParams.delete("access_token");
  return addressed(operation, url);
}

function addressed({ method }: AnyOperation, url: URL): Addressed {
  const page = ["limit", "offset"]
    .filter((name) => url.searchParams.has(name))
    .map((name) => `${name}=${Number(url.searchParams.get(name))}`)
    .join("&");
  return {
    method,
    url,
    label: `${method} ${url.pathname}`,
    page: page && `?${page}`,
    headers: { accept: "application/json" },
  };
}

function bodyOf(form: RawPairs | undefined, body: unknown): Partial<Addressed> {
  if (form) {
    const text = new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])).toString();
    return withBody("application/x-www-form-urlencoded", text);
  }
  return body === undefined ? {} : withBody("application/json", JSON.stringify(body));
}

function withBody(type: string, text: string): Partial<Addressed> {
  return { headers: { accept: "application/json", "content-type": type }, body: () => text };
}

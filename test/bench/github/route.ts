import type { Exchange, Reply } from "../recording-server.ts";
import type { GitHubStore } from "./github-store.ts";

/** What an operation works on. */
export interface Call {
  readonly exchange: Exchange;
  readonly store: GitHubStore;
  /** What the path's pattern caught. */
  readonly params: readonly string[];
}

/** An operation of the REST API. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Of the path behind `/repos/{owner}/{repository}`. */
  readonly path: RegExp;
  /** Permissions of which one is needed, for writing unless it is a GET. */
  readonly scopes: readonly string[];
  readonly answer: (call: Call) => Reply;
}

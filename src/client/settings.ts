import type { Clock, Random } from "../base/clock.ts";
import type { Logger } from "../base/logger.ts";
import type { RetryPolicy } from "./retry.ts";

/** An API key, or an account that opens OAuth sessions (Authentication). */
export type Credentials =
  | { readonly apiKey: string }
  | { readonly username: string; readonly password: string; readonly clientId: string };

/** The proxies of the surroundings, as `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` name them. */
export interface Proxies {
  readonly httpProxy?: string | undefined;
  readonly httpsProxy?: string | undefined;
  /** Comma-separated hosts to reach directly; loopback always is. */
  readonly noProxy?: string | undefined;
}

export interface ClientSettings {
  /** The service's address, with or without `/api/v2` and its like. */
  readonly baseUrl: string;
  /** The address of the token and identity endpoints; by default the origin of `baseUrl`. */
  readonly authUrl?: string | undefined;
  readonly credentials: Credentials;
  /** Where the OAuth token travels; `query` by default, as the specification has it. */
  readonly tokenPlacement?: "query" | "header" | undefined;
  /** Certificates in PEM that are trusted beside the default ones. */
  readonly ca?: string | undefined;
  readonly proxies?: Proxies | undefined;
  /** The limit of one attempt of an API call, and of every pause of a transfer; 60 s by default. */
  readonly requestTimeoutMs?: number | undefined;
  readonly retry?: Partial<RetryPolicy> | undefined;
  readonly logger?: Logger | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
  /** Is told every secret that the client comes to hold, so that the caller can mask it. */
  readonly onSecret?: ((secret: string) => void) | undefined;
}

/** What every call takes beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The limit of one attempt, instead of the client's `requestTimeoutMs`. */
  readonly timeoutMs?: number | undefined;
  /** Doing it twice does no harm, so it may be repeated even when the first may have happened. */
  readonly repeatable?: boolean | undefined;
}

/** How far a transfer has come. `totalBytes` is undefined while nobody knows it. */
export interface Progress {
  readonly doneBytes: number;
  readonly totalBytes: number | undefined;
}

export interface TransferOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

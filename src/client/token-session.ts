import type { Clock } from "../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../base/errors.ts";
import type { QueryOf } from "../contract/operation.ts";
import type { token } from "../contract/operations/oauth.ts";
import type { OAuthToken } from "../contract/resources/oauth.ts";
import { abortable } from "./abortable.ts";
import { RequestFailure } from "./request-failure.ts";
import type { Secrets } from "./secrets.ts";

export type TokenForm = QueryOf<typeof token>;

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
}

/** An OAuth session: one access token at a time, however many ask. */
export interface TokenSession {
  /** A token that is not about to expire. */
  token(signal?: AbortSignal): Promise<string>;
  /** The service refused `token`: the next call gets another, unless somebody was faster. */
  reject(token: string): void;
}

interface Held {
  readonly token: string;
  readonly refreshToken: string | undefined;
  readonly renewAtMs: number;
}

/** A token is renewed this long before it expires, or after nine tenths of a shorter life. */
const RENEW_BEFORE_MS = 60_000;

/**
 * A session opened by password when the first token is needed, and renewed by its refresh token; where the service
 * refuses that one, by password again. (Authentication, OAuth 2.0.)
 */
export function createTokenSession(
  issue: (form: TokenForm) => Promise<OAuthToken>,
  { username, password, clientId: client_id }: Account,
  secrets: Secrets,
  clock: Clock,
): TokenSession {
  let held: Held | undefined;
  let renewal: Promise<string> | undefined;

  const byPassword = () => issue({ client_id, grant_type: "password", username, password });

  async function byRefresh(refresh_token: string): Promise<OAuthToken> {
    try {
      return await issue({ client_id, grant_type: "refresh_token", refresh_token });
    } catch (error) {
      const refused = error instanceof RequestFailure && [400, 401, 403].includes(error.status ?? 0);
      if (refused) return await byPassword();
      throw error;
    }
  }

  async function renew(): Promise<string> {
    const askedAtMs = clock.now();
    const refreshToken = held?.refreshToken;
    const answer = await (refreshToken ? byRefresh(refreshToken) : byPassword());
    secrets.add(answer.access_token);
    if (answer.refresh_token) secrets.add(answer.refresh_token);
    held = {
      token: answer.access_token,
      refreshToken: answer.refresh_token ?? refreshToken,
      renewAtMs: askedAtMs + lifeMs(answer),
    };
    return held.token;
  }

  /** No token, so nothing was done, and the token endpoint has been asked as often as is sensible. */
  async function renewOrRefuse(): Promise<string> {
    try {
      return await renew();
    } catch (error) {
      const { code, message, remedy, status } = asDeviceCloudError(error);
      throw new DeviceCloudError(code, message, { remedy, status, effect: "none", cause: error });
    }
  }

  return {
    async token(signal) {
      if (held && clock.now() < held.renewAtMs) return held.token;
      // Shared by all who wait: one of them giving up does not stop it.
      renewal ??= renewOrRefuse().finally(() => {
        renewal = undefined;
      });
      return await abortable(renewal, signal);
    },
    reject(token) {
      if (held?.token === token) held = { ...held, renewAtMs: 0 };
    },
  };
}

/** How long to use a token. Without `expires_in` it lasts until the service refuses it. */
function lifeMs({ expires_in }: OAuthToken): number {
  if (expires_in === undefined || expires_in === null) return Number.POSITIVE_INFINITY;
  const expiresMs = Math.max(0, expires_in) * 1_000;
  return Math.max(expiresMs - RENEW_BEFORE_MS, expiresMs * 0.9);
}

import * as z from "zod";
import { int64, record } from "./scalars.ts";

/** Authentication, OAuth 2.0: what both grants answer. `expires_in` is in seconds. */
export const oauthToken = record(
  { access_token: z.string().min(1) },
  { token_type: z.string(), refresh_token: z.string(), expires_in: int64, scope: z.string() },
);
export type OAuthToken = z.output<typeof oauthToken>;

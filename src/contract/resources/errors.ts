import * as z from "zod";
import { int32, record } from "./scalars.ts";

/** The body of a refusal. Gateways in front answer HTML or nothing instead. */
export const errorBody = record({ message: z.string() }, { statusCode: int32 });
export type ErrorBody = z.output<typeof errorBody>;

/** The body with which the token endpoint refuses. */
export const oauthError = record({ error: z.string() }, { error_description: z.string() });
export type OAuthError = z.output<typeof oauthError>;

import { operations } from "../../contract/operations/index.ts";
import { CLIENT_ID, userByPassword } from "../access/accounts.ts";
import { ACCESS_SECONDS } from "../access/sessions.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type { UserRecord } from "../store/records.ts";
import { type BareAnswer, type Handler, handleOpen } from "./handler.ts";

/** Sessions by password, renewed by refresh token (Authentication, OAuth 2.0; error bodies as RFC 6749 has them). */
export const oauthHandlers: readonly Handler[] = [
  handleOpen(operations.oauth.token, ({ query }, cloud) => {
    const { client_id, grant_type, username = "", password = "", refresh_token = "" } = query;
    if (client_id !== CLIENT_ID) return refusal(401, "invalid_client", `client_id must be ${CLIENT_ID}.`);
    if (grant_type === undefined) return refusal(400, "invalid_request", "grant_type is missing.");
    if (grant_type === "refresh_token") {
      const user = cloud.sessions.userOf(refresh_token, "refresh");
      if (user) return session(user, refresh_token, cloud);
      return refusal(400, "invalid_grant", "The refresh token is unknown or has expired.");
    }
    const user = userByPassword(cloud.store, username, password);
    if (user) return session(user, cloud.sessions.issue(user, "refresh"), cloud);
    return refusal(400, "invalid_grant", "The user name or the password is wrong.");
  }),
];

function session(user: UserRecord, refreshToken: string, { sessions }: CloudParts) {
  return {
    access_token: sessions.issue(user, "access"),
    token_type: "bearer",
    refresh_token: refreshToken,
    expires_in: ACCESS_SECONDS,
    scope: "read write",
  };
}

function refusal(status: number, error: string, description: string): BareAnswer {
  return { status, body: { error, error_description: description } };
}

import { ok, operation } from "../operation.ts";
import { choice, secret, text } from "../params.ts";
import { oauthToken } from "../resources/oauth.ts";

export const token = operation({
  id: "issueToken",
  method: "POST",
  root: "auth",
  paths: { direct: "/oauth/token" },
  query: {
    client_id: text("the public client identifier of the service's API"),
    grant_type: choice("password", "refresh_token"),
    username: text("e-mail address, for the password grant"),
    password: secret("for the password grant"),
    refresh_token: secret("for the refresh grant"),
  },
  placement: "form",
  access: "none",
  answer: ok(oauthToken),
  says: "Opens a session by password, or renews one by its refresh token.",
  source: "Authentication, OAuth 2.0",
});

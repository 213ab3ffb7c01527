import { CLIENT_ID } from "../../access/accounts.ts";
import { html, when } from "../html.ts";
import { facts } from "../parts/facts.ts";
import { time } from "../parts/figures.ts";
import { confirmedButton } from "../parts/form-button.ts";
import type { PageRoute } from "../visit.ts";

/** The account: who it is, and its key, to copy or to replace (Authentication, API key). */
export const account: PageRoute = {
  path: "/account",
  show({ user, session, query, origin, nowMs }) {
    return {
      title: "Account",
      body: html`<section id="account"><h1>${user.name}</h1>
${facts([
  ["E-mail", user.email],
  ["User id", user.id],
  ["Client id", CLIENT_ID],
  ["Created", time(user.createTime, nowMs)],
])}</section>
<section id="api-key" class="panel"><h2>API key</h2>
${when(query.has("regenerated"), () => html`<p class="message good" role="status">The key is new. The old one opens nothing any more, and other browsers are signed out.</p>`)}
<p>The user name of Basic authentication, with an empty password. Whoever has it acts as you.</p>
<pre class="console" id="example" tabindex="0">curl -u "$API_KEY:" ${origin}/api/me</pre>
<div class="actions"><details id="key"><summary class="button ordinary">Show the key</summary>
<p><code class="secret">${user.apiKey}</code></p></details>
${confirmedButton({
  session,
  id: "regenerate",
  action: "/account/regenerate-key",
  style: "danger",
  opens: "Regenerate…",
  label: "Make a new key",
  asks: "The present key stops working at once, wherever it is used.",
})}</div></section>`,
    };
  },
};

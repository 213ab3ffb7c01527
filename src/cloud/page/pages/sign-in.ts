import { type Html, html, when } from "../html.ts";

/** What somebody sees who is not signed in. `next`: where they wanted to go. */
export function signInView({ next, problem }: { readonly next: string; readonly problem?: string }): Html {
  return html`<section id="sign-in" class="panel narrow"><h1>Sign in</h1>
${when(problem !== undefined, () => html`<p class="message bad" role="alert">${problem}</p>`)}
<p>Open the link that the device cloud printed when it started, or give the API key.</p>
<form method="post" action="/sign-in"><input type="hidden" name="next" value="${next}">
<label for="api-key">API key</label>
<input id="api-key" name="apiKey" type="password" autocomplete="current-password" required autofocus spellcheck="false">
<button class="primary">Sign in</button></form></section>`;
}

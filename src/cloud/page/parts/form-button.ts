import { type Content, type Html, html } from "../html.ts";
import { FORM_TOKEN } from "../session/guard-form.ts";
import type { PageSession } from "../session/page-sessions.ts";

/** The field that proves that a form comes from this page. */
export function hiddenToken({ formToken }: PageSession): Html {
  return html`<input type="hidden" name="${FORM_TOKEN}" value="${formToken}">`;
}

export interface FormButton {
  readonly session: PageSession;
  readonly action: string;
  readonly label: string;
  readonly style?: "primary" | "danger";
  /** Further fields. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** A button that changes something: a form of its own. */
export function formButton({ session, action, label, style, fields = {} }: FormButton): Html {
  return html`<form method="post" action="${action}">${hiddenToken(session)}${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${style ?? "ordinary"}">${label}</button></form>`;
}

/** A button for what cannot be undone: it shows what it would do before it does it. */
export function confirmedButton(button: FormButton & { id: string; asks: Content; opens: string }): Html {
  return html`<details class="confirm" id="${button.id}"><summary class="button ${button.style ?? "ordinary"}">${button.opens}</summary>
<div class="ask"><p>${button.asks}</p>${formButton(button)}</div></details>`;
}

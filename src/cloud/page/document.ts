import { assetAddress } from "./assets/assets.ts";
import { type Content, type Html, html, when } from "./html.ts";
import { hiddenToken } from "./parts/form-button.ts";
import type { PageSession } from "./session/page-sessions.ts";
import type { Crumb } from "./visit.ts";

/** How often a page with something under way is asked for again: by its script, or without scripts by the browser. */
const SCRIPT_SECONDS = 2;
const REFRESH_SECONDS = 5;

export interface DocumentParts {
  readonly title: string;
  readonly body: Html;
  readonly crumbs?: readonly Crumb[];
  readonly live?: boolean;
  /** Who is signed in; without it the document has no way to other pages but the reference. */
  readonly session?: PageSession;
  readonly userName?: string;
  /** The path of the page, to mark it in the navigation. */
  readonly path?: string;
}

/** A whole document of the page: head, navigation and content. */
export function document(parts: DocumentParts): Html {
  const { title, body, live = false } = parts;
  return html`${head(
    title,
    html`<script src="${assetAddress("live.js")}" defer></script>
${when(live, () => html`<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`)}`,
  )}
<body>
<a class="skip" href="#content">To the content</a>
${header(parts)}
<main id="content"${when(live, () => html` data-live="${SCRIPT_SECONDS}"`)}>
${body}
</main>
</body>
</html>
`;
}

/** A document that goes on to `address` by itself. */
export function passage(title: string, address: string): Html {
  return html`${head(title, html`<meta http-equiv="refresh" content="0; url=${address}">`)}
<body><main id="content"><p class="quiet">${title}: <a href="${address}">continue</a></p></main></body>
</html>
`;
}

function head(title: string, more: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Device cloud</title>
<link rel="icon" href="${assetAddress("icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress("style.css")}">
${more}
</head>`;
}

const PLACES: readonly Crumb[] = [
  { label: "Overview", href: "/" },
  { label: "Jobs", href: "/jobs" },
  { label: "Devices", href: "/devices" },
  { label: "Broker", href: "/broker" },
  { label: "Executors", href: "/executors" },
];
const REFERENCE: Crumb = { label: "API", href: "/docs" };

function header({ session, userName, path, crumbs = [] }: DocumentParts): Html {
  const places = session ? [...PLACES, REFERENCE] : [REFERENCE];
  return html`<header class="top">
<a class="brand" href="/"><img src="${assetAddress("icon.svg")}" alt="" width="24" height="24">Device cloud</a>
<nav aria-label="Pages">${places.map((place) => navLink(place, path))}</nav>
${session && account(session, userName, path)}
</header>
${when(crumbs.length > 0, () => trail(crumbs))}`;
}

function account(session: PageSession, userName: string | undefined, path: string | undefined): Content {
  return html`<div class="who">${navLink({ label: userName ?? "Account", href: "/account" }, path)}
<form method="post" action="/sign-out">${hiddenToken(session)}<button class="plain">Sign out</button></form></div>`;
}

function navLink({ label, href }: Crumb, path: string | undefined): Html {
  return html`<a href="${href}"${when(href === path, () => html` aria-current="page"`)}>${label}</a>`;
}

function trail(crumbs: readonly Crumb[]): Html {
  return html`<nav class="trail" aria-label="Where this is"><ol>${crumbs.map(
    ({ label, href }) => html`<li><a href="${href}">${label}</a></li>`,
  )}</ol></nav>`;
}

/** Colours, type and what every element starts from. */
export const baseStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f8, #101318);
  --surface: light-dark(#ffffff, #181c23);
  --raised: light-dark(#f9fafb, #1e232b);
  --line: light-dark(#e1e4ea, #2b313b);
  --strong-line: light-dark(#c9ced8, #3d4552);
  --ink: light-dark(#1b2029, #e6e9ee);
  --quiet: light-dark(#5c6675, #9aa4b3);
  --accent: light-dark(#3451c7, #93a8ff);
  --accent-ground: light-dark(#3b5bdb, #4263eb);
  --passed: light-dark(#14743c, #56d08a);
  --failed: light-dark(#c02534, #ff8087);
  --warning: light-dark(#8f5b00, #f0b849);
  --timeout: light-dark(#b04a00, #ff9d57);
  --aborted: light-dark(#7a3fb5, #c79bff);
  --excluded: light-dark(#5c6675, #8b95a5);
  --running: light-dark(#1763c6, #6cb2ff);
  --waiting: light-dark(#69748a, #a3adbc);
  --unknown: light-dark(#8f5b00, #f0b849);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --radius: 10px;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", sans-serif;
}
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1, h2, h3 { line-height: 1.25; letter-spacing: -.011em; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; font-weight: 650; }
h2 { font-size: 1.08rem; font-weight: 620; }
h3 { font-size: 1rem; font-weight: 620; }
a { color: var(--accent); text-decoration: none; text-underline-offset: .18em; }
a:hover { text-decoration: underline; }
code, pre, .number { font-family: var(--mono); }
code { font-size: .88em; overflow-wrap: anywhere; }
small { font-size: .86em; }
img { max-width: 100%; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet, .number, .empty { color: var(--quiet); }
.number { font-size: .84em; font-weight: 450; white-space: nowrap; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: .5rem; top: -4rem; padding: .5rem 1rem; background: var(--surface); z-index: 3; }
.skip:focus { top: .5rem; }
`;

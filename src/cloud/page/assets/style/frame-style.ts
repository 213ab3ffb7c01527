/** The frame around every page: the bar at the top, the trail below it, the sections of the content. */
export const frameStyle = `.top {
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 0 1.5rem;
  padding: 0 max(1.25rem, (100% - 1160px) / 2 + 1.25rem);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
}
.brand { display: flex; align-items: center; gap: .6rem; padding: .8rem 0; font-weight: 650; color: var(--ink); white-space: nowrap; }
.brand:hover { text-decoration: none; }
.brand img { display: block; }
.top nav { display: flex; flex: 1; overflow-x: auto; scrollbar-width: none; }
.top nav a, .who > a { padding: .95rem .7rem; color: var(--quiet); white-space: nowrap; }
.top nav a:hover, .who > a:hover { color: var(--ink); text-decoration: none; }
.top a[aria-current] { color: var(--ink); box-shadow: inset 0 -2px var(--accent); }
.who { display: flex; align-items: center; gap: .35rem; min-width: 0; margin-right: -.4rem; font-size: .95rem; }
.who > a { max-width: 14rem; overflow: hidden; text-overflow: ellipsis; }
.trail { max-width: 1160px; margin: 1.1rem auto -.75rem; padding: 0 1.25rem; font-size: .9rem; }
.trail ol { display: flex; flex-wrap: wrap; gap: .1rem .5rem; }
.trail li { min-width: 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.trail li:not(:last-child)::after { content: "›"; margin-left: .5rem; color: var(--quiet); }
main { max-width: 1160px; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
main > * { min-width: 0; }
main > section { display: grid; gap: .9rem; }
main > section > * { min-width: 0; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.1rem 1.25rem; }
.panel > header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; }
.narrow { width: min(28rem, 100%); margin: 8vh auto 0; padding: 1.75rem; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .75rem; }
.links { display: inline-flex; gap: 1rem; font-size: .9rem; }
.count { margin-left: .25rem; padding: .05rem .5rem; border-radius: 99px; background: var(--ground); color: var(--quiet); font-size: .8rem; font-weight: 500; vertical-align: .1em; }
body[data-offline]::after {
  content: "The device cloud does not answer. Trying again…";
  position: fixed;
  inset: auto 1rem 1rem;
  width: fit-content;
  margin: 0 auto;
  padding: .6rem 1rem;
  border-radius: var(--radius);
  background: var(--failed);
  color: light-dark(#fff, #1b0507);
}
@media (max-width: 720px) {
  html { scroll-padding-top: 6.5rem; }
  .top { flex-wrap: wrap; padding: 0 1rem; gap: 0 .5rem; }
  .brand { padding: .65rem 0; flex: 1 0 auto; }
  .top nav { order: 3; flex: 1 0 calc(100% + 2rem); margin: 0 -1rem; padding: 0 .58rem; }
  .top nav a, .who > a { padding: .55rem .6rem; }
  .top nav a { padding-inline: .42rem; font-size: .93rem; }
  .who { flex: 0 1 auto; }
  main { padding: 1.25rem 1rem 3rem; gap: 1.1rem; }
  .trail { padding: 0 1rem; margin-top: .8rem; }
  .panel { padding: 1rem; }
  h1 { font-size: 1.35rem; }
}
`;

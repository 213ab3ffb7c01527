/** Tables: quiet lines, figures under figures, and a scroll of their own where the screen is narrow. */
export const tableStyle = `.scroll {
  margin-inline: -1.25rem;
  padding-inline: 1.25rem;
  overflow-x: auto;
  scrollbar-width: thin;
  background:
    linear-gradient(to right, var(--surface) 1.5rem, transparent 3rem) left / 50% 100% no-repeat local,
    linear-gradient(to left, var(--surface) 1.5rem, transparent 3rem) right / 50% 100% no-repeat local,
    linear-gradient(to right, light-dark(#0000001a, #00000080), transparent 1rem) left / 50% 100% no-repeat,
    linear-gradient(to left, light-dark(#0000001a, #00000080), transparent 1rem) right / 50% 100% no-repeat;
}
.panel .scroll:focus-visible { outline-offset: -2px; }
table { width: 100%; border-collapse: collapse; font-size: .93rem; }
th, td { padding: .55rem 1.1rem .55rem 0; text-align: left; vertical-align: middle; border-top: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { border-top: 0; padding-block: 0 .45rem; color: var(--quiet); font-size: .8rem; font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 560; min-width: 12rem; max-width: 26rem; overflow-wrap: anywhere; }
.slim tbody th { min-width: 0; }
.under { display: block; font-weight: 450; }
td { font-variant-numeric: tabular-nums; }
.numeric { text-align: right; white-space: nowrap; }
.numeric + :not(.numeric) { padding-left: .9rem; }
td time, td .badge, td .outcome { white-space: nowrap; }
tbody tr:target, tbody tr:has(:target) { background: color-mix(in srgb, var(--accent) 10%, transparent); }
.says { display: block; min-width: 14rem; max-width: 34rem; color: var(--quiet); font-size: .9em; overflow-wrap: anywhere; }
.empty { padding: .5rem 0; }
.pager { display: flex; flex-wrap: wrap; align-items: center; gap: .8rem; color: var(--quiet); font-size: .9rem; }
@media (max-width: 720px) {
  .scroll { margin-inline: -1rem; padding-inline: 1rem; }
}
`;

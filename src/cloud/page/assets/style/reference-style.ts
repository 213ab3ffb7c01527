/** The reference: contents at the side, chapters beside them. */
export const referenceStyle = `.reference { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2.5rem; }
.contents { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow-y: auto; padding-bottom: 2rem; scrollbar-width: thin; font-size: .87rem; }
.contents > ul > li { margin-bottom: .8rem; }
.contents > ul > li > a { font-weight: 600; color: var(--ink); }
.contents ul ul a { display: block; padding: .12rem 0 .12rem .8rem; border-left: 1px solid var(--line); color: var(--quiet); overflow-wrap: anywhere; }
.contents ul ul a:hover { color: var(--accent); border-color: var(--accent); text-decoration: none; }
.chapters { display: grid; gap: 1rem; min-width: 0; }
.chapters > * { min-width: 0; }
.chapters > p { max-width: 46rem; }
.chapter { display: grid; gap: 1rem; margin-top: 1.5rem; min-width: 0; }
.chapter > * { min-width: 0; }
.chapter > h2 { font-size: 1.3rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
.operation, .record { display: grid; gap: .8rem; padding: 1.1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.operation > *, .record > * { min-width: 0; }
.operation:target, .record:target { border-color: var(--accent); }
.operation h3 a, .record h3 a { color: inherit; font-family: var(--mono); font-size: .98rem; }
.operation h3 .mark { margin-left: .4rem; }
.paths { display: grid; gap: .3rem; }
.paths li { display: flex; flex-wrap: wrap; gap: 0 .8rem; align-items: baseline; font-size: .93rem; }
.paths .quiet { font-size: .82rem; }
.operation details summary { color: var(--quiet); font-size: .88rem; }
.method { font-weight: 650; color: var(--running); }
.method.post { color: var(--passed); } .method.put { color: var(--warning); } .method.delete { color: var(--failed); }
.operation .facts { gap: .6rem 2rem; font-size: .92rem; }
.operation tbody th, .record tbody th { min-width: 9rem; font-weight: 450; width: 13rem; }
.operation td:last-child, .record td:last-child { min-width: 12rem; }
.operation td, .operation th, .record td, .record th { padding-block: .35rem; vertical-align: top; }
@media (max-width: 900px) {
  .reference { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  .contents { position: static; max-height: none; padding: 0; }
  .contents > ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
  .contents > ul > li { margin: 0; }
  .contents ul ul { display: none; }
  .operation, .record { padding: 1rem; }
  .operation tbody th, .record tbody th { min-width: 6rem; width: auto; }
  .operation td:last-child, .record td:last-child { min-width: 9rem; }
}
`;

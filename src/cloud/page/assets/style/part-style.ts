/** The parts that pages are made of: marks, bars, cards, facts, buttons, messages and pictures. */
export const partStyle = `.passed { --tone: var(--passed); } .failed { --tone: var(--failed); } .warning { --tone: var(--warning); }
.timeout { --tone: var(--timeout); } .aborted { --tone: var(--aborted); } .excluded { --tone: var(--excluded); }
.running { --tone: var(--running); } .waiting { --tone: var(--waiting); } .unknown { --tone: var(--unknown); }
.badge {
  display: inline-flex;
  align-items: center;
  gap: .4rem;
  max-width: 22rem;
  padding: .08rem .6rem .08rem .5rem;
  border-radius: 99px;
  background: color-mix(in srgb, var(--tone) 12%, transparent);
  color: var(--tone);
  font-size: .82rem;
  font-weight: 560;
  white-space: nowrap;
}
.badge::before { content: ""; flex: none; width: .5rem; height: .5rem; border-radius: 50%; background: currentColor; }
.badge.waiting::before, .badge.excluded::before { background: none; border: 1.5px solid currentColor; }
.badge.failed::before, .badge.timeout::before { border-radius: 1px; transform: rotate(45deg) scale(.92); }
.badge.aborted::before { border-radius: 1px; }
.badge.running::before { animation: pulse 1.4s ease-in-out infinite; }
@keyframes pulse { 50% { opacity: .25; } }
@media (prefers-reduced-motion: reduce) { .badge.running::before { animation: none; } }
.mark { display: inline-block; padding: 0 .45rem; border: 1px dashed var(--strong-line); border-radius: 5px; color: var(--quiet); font-size: .78rem; font-weight: 500; white-space: nowrap; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; }
.tags li { padding: .05rem .6rem; border-radius: 6px; background: var(--surface); border: 1px solid var(--line); font-size: .85rem; overflow-wrap: anywhere; }
.bar { display: block; width: 100%; height: .5rem; border-radius: 99px; background: var(--line); overflow: hidden; }
.fill { fill: var(--tone); }
.fill.waiting { opacity: .28; } .fill.excluded { opacity: .55; } .fill.running { opacity: .75; }
.progress { display: grid; gap: .3rem; min-width: 8rem; }
.progress small { color: var(--quiet); }
.progress.wide { gap: .6rem; } .progress.wide .bar { height: .7rem; }
.legend { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; font-size: .88rem; color: var(--quiet); flex: 1; }
.legend li::before { content: ""; display: inline-block; width: .55rem; height: .55rem; margin-right: .45rem; border-radius: 2px; background: var(--tone); }
.legend .waiting::before { opacity: .35; } .legend .excluded::before { opacity: .6; } .legend .running::before { opacity: .8; }
.card .legend + .quiet { align-self: flex-start; font-size: .88rem; }
.legend b { color: var(--ink); font-weight: 600; }
.tiles { grid-template-columns: repeat(auto-fit, minmax(min(11rem, 42%), 1fr)); }
.tile { display: grid; padding: .9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); color: var(--quiet); font-size: .9rem; }
.tile:hover { border-color: var(--strong-line); text-decoration: none; }
.tile b { font-size: 1.5rem; line-height: 1.25; font-weight: 620; color: var(--ink); font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(23rem, 100%), 1fr)); gap: .9rem; }
.card { display: grid; gap: .7rem; align-content: start; min-width: 0; padding: 1rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.card .badge { margin-left: auto; }
.card .name { font-weight: 600; min-width: 0; overflow-wrap: anywhere; }
.list { display: grid; gap: .45rem; }
.list li { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: .8rem 2.2rem; }
.facts > div { min-width: 5rem; max-width: 100%; }
.facts dt { color: var(--quiet); font-size: .82rem; }
.facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.message { padding: .65rem .9rem; border-left: 3px solid var(--strong-line); border-radius: 0 6px 6px 0; background: color-mix(in srgb, var(--quiet) 9%, transparent); overflow-wrap: anywhere; white-space: pre-line; }
.message.bad { border-color: var(--failed); } .message.good { border-color: var(--passed); }
.actions { display: flex !important; flex-wrap: wrap; align-items: flex-start; gap: .6rem; }
button, .button {
  display: inline-block;
  padding: .42rem .9rem;
  border: 1px solid var(--strong-line);
  border-radius: 7px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: .92rem;
  font-weight: 540;
  cursor: pointer;
  list-style: none;
}
button:hover, .button:hover { background: var(--raised); border-color: var(--quiet); text-decoration: none; }
button.primary, .button.primary { background: var(--accent-ground); border-color: transparent; color: #fff; }
button.primary:hover, .button.primary:hover { filter: brightness(1.1); }
button.danger, .button.danger { color: var(--failed); }
button.plain { border-color: transparent; background: none; color: var(--quiet); padding-inline: .4rem; }
button.plain:hover { color: var(--ink); }
summary { cursor: pointer; }
summary.button { width: fit-content; } summary.button::-webkit-details-marker { display: none; }
summary h2 { display: inline; }
details[open] > summary:not(.button) { margin-bottom: .9rem; }
.ask { display: grid; gap: .7rem; width: min(26rem, 100%); margin-top: .6rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.secret { display: inline-block; margin-top: .7rem; padding: .5rem .8rem; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; user-select: all; }
.narrow form { display: grid; gap: .6rem; }
label { font-size: .88rem; font-weight: 560; }
input:not([type="hidden"]), select { width: 100%; padding: .5rem .7rem; border: 1px solid var(--strong-line); border-radius: 7px; background: var(--ground); color: inherit; font: inherit; }
.fields { display: flex; flex-wrap: wrap; align-items: end; gap: .8rem 1rem; }
.fields > div { display: grid; gap: .3rem; flex: 0 1 8rem; } .fields > .wide { flex: 1 1 16rem; max-width: 24rem; }
.fields input:not([type="hidden"]), .fields select, .fields button { height: 2.6rem; padding-block: 0; }
.narrow button { margin-top: .4rem; padding: .55rem; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 40%), 1fr)); gap: 1rem; }
.gallery a { display: grid; gap: .4rem; font-size: .85rem; overflow-wrap: anywhere; }
.gallery img { width: 100%; aspect-ratio: 4 / 3; object-fit: contain; padding: .4rem; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
.gallery a:hover img { border-color: var(--accent); }
.picture { display: block; margin: 0 auto; max-height: 85vh; border: 1px solid var(--line); border-radius: 6px; }
.file-name { font-size: 1.2rem; }
.failures { display: grid; gap: 1rem; }
.failures li { display: grid; gap: .5rem; min-width: 0; }
.failures b { font-weight: 600; overflow-wrap: anywhere; }
.failures summary, #other-tests > summary { color: var(--quiet); font-size: .9rem; }
`;

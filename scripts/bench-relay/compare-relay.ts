import type { Command, TimedSession } from "./timed-session.ts";

/** Medians in milliseconds. */
export interface RelayTimes {
  readonly directMs: number;
  readonly relayedMs: number;
  /** How many times the direct time the relayed one is. */
  readonly ratio: number;
  readonly commands: number;
}

export const COMMANDS = 500;
/** So many times the direct time a command may take through the broker. */
export const MOST_RATIO = 1.15;
/** Until compilers and caches of all processes are warm. */
const WARM_UP = 100;

const PAGE = `data:text/html,${encodeURIComponent(
  '<title>Bench</title><button onclick="count.textContent++">Press</button><b id="count">0</b><input>',
)}`;

/** Small commands in the order in which suites send them: find, press, type, look. */
async function smallCommands(session: TimedSession): Promise<Command[]> {
  await session.send({ method: "POST", path: "/url", body: { url: PAGE } });
  const find = (value: string) => ({ path: "/element", body: { using: "css selector", value } });
  const idOf = async (selector: string) => {
    const found = await session.send({ method: "POST", ...find(selector) });
    return `/element/${Object.values(found as object)[0]}`;
  };
  const [button, count, input] = [await idOf("button"), await idOf("#count"), await idOf("input")];
  return [
    { method: "POST", ...find("button") },
    { method: "POST", path: `${button}/click`, body: {} },
    { method: "GET", path: `${count}/text` },
    { method: "POST", ...find("input") },
    { method: "POST", path: `${input}/clear`, body: {} },
    { method: "POST", path: `${input}/value`, body: { text: "Ada" } },
    { method: "GET", path: `${input}/property/value` },
    { method: "GET", path: `${button}/displayed` },
    { method: "POST", path: "/execute/sync", body: { script: "return document.readyState", args: [] } },
    { method: "GET", path: "/title" },
  ];
}

/** Sends the same commands to both sessions in turn, so that whatever else the machine does meets both alike. */
export async function compareRelay(direct: TimedSession, relayed: TimedSession): Promise<RelayTimes> {
  const [toDriver, toBroker] = [await smallCommands(direct), await smallCommands(relayed)];
  const [directMs, relayedMs]: [number[], number[]] = [[], []];
  for (let number = -WARM_UP; number < COMMANDS; number++) {
    const index = Math.abs(number) % toDriver.length;
    const pair = [
      async () => directMs.push(await direct.time(toDriver[index] as Command)),
      async () => relayedMs.push(await relayed.time(toBroker[index] as Command)),
    ];
    // Neither of them is always the one that follows the other.
    for (const one of number % 2 === 0 ? pair : pair.reverse()) await one();
    if (number < 0) directMs.length = relayedMs.length = 0;
  }
  const medians = { directMs: median(directMs), relayedMs: median(relayedMs) };
  return { ...medians, ratio: medians.relayedMs / medians.directMs, commands: directMs.length };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

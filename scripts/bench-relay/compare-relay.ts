import type { Command, TimedSession } from "./timed-session.ts";

/** How long the commands took on one way, in milliseconds. */
export interface WayTimes {
  readonly totalMs: number;
  readonly medianMs: number;
}

export const COMMANDS = 500;
/** Until compilers and caches of all processes are warm. */
const WARM_UP = 200;
/** All commands once. */
const ROUND = 10;

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

/** Sends the same commands on every way, in turn, so that whatever else the machine does meets all alike. */
export async function compareRelay<Way extends string>(
  sessions: Readonly<Record<Way, TimedSession>>,
): Promise<Record<Way, WayTimes>> {
  const ways = Object.keys(sessions) as Way[];
  const commands = new Map<Way, Command[]>();
  for (const way of ways) commands.set(way, await smallCommands(sessions[way]));
  const times = new Map<Way, number[]>(ways.map((way) => [way, []]));
  for (let number = -WARM_UP; number < COMMANDS; number++) {
    for (const way of ways) {
      const own = commands.get(way) ?? [];
      const timeMs = await sessions[way].time(own[Math.abs(number) % own.length] as Command);
      if (number >= 0) times.get(way)?.push(timeMs);
    }
    // A round later another of them is the first.
    if (number % ROUND === 0) ways.push(...ways.splice(0, 1));
  }
  const summed = ways.map((way) => [way, timesOf(times.get(way) ?? [])]);
  return Object.fromEntries(summed) as Record<Way, WayTimes>;
}

function timesOf(times: readonly number[]): WayTimes {
  return {
    totalMs: times.reduce((total, time) => total + time, 0),
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  };
}

import type { ProxyLogEntry } from "../../test/bench/fault-proxy.ts";
import type { PlayedAttempt } from "./play-round.ts";

/** Everything that happened in a round, as text: what the steps printed, and which requests met which faults. */
export function showRound(played: readonly PlayedAttempt[], log: readonly ProxyLogEntry[]): string {
  return played
    .flatMap(({ job, requests }, index) => [
      `== attempt ${index + 1}`,
      ...job.events.flatMap((event) => {
        const at = `${String(Math.round(event.atMs)).padStart(6)} ms`;
        if (event.kind === "log") return [`${at} ${event.stage}: ${event.text}`];
        if (event.kind === "start") return [`${at} -- ${event.action} ${event.stage}`];
        if (event.kind === "signal") return [`${at} -- ${event.signal}`];
        if (event.kind === "cancel") return [`${at} -- ${event.mode}`];
        if (event.kind === "exit") return [`${at} -- ended with ${event.signal ?? event.exitCode}`];
        return [];
      }),
      "== requests",
      ...log.slice(requests.from, requests.to).map(({ method, path, fault, status }, at) => {
        const cancel = requests.from + at === requests.cancelled ? "-- cancelled\n" : "";
        return `${cancel}${method} ${path.replace(/signature=.*/, "signature=…").slice(0, 160)} ${status ?? "no answer"} ${fault ?? ""}`;
      }),
    ])
    .join("\n");
}

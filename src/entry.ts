/** Everything `dist/` can start. Imported lazily, so that a step loads only what it needs. */
export const entries = {
  broker: () => import("./actions/broker/main.ts"),
  "broker-post": () => import("./actions/broker/post.ts"),
  "browser-test": () => import("./actions/browser-test/main.ts"),
  "browser-test-post": () => import("./actions/browser-test/post.ts"),
  devices: () => import("./actions/devices/main.ts"),
  "abort-run": () => import("./actions/abort-run/main.ts"),
  "retry-run": () => import("./actions/retry-run/main.ts"),
  "retry-run-post": () => import("./actions/retry-run/post.ts"),
  "tag-run": () => import("./actions/tag-run/main.ts"),
  "upload-app": () => import("./actions/upload-app/main.ts"),
  "download-results": () => import("./actions/download-results/main.ts"),
  "start-run": () => import("./actions/start-run/main.ts"),
  "start-run-post": () => import("./actions/start-run/post.ts"),
  "wait-run": () => import("./actions/wait-run/main.ts"),
  "wait-run-post": () => import("./actions/wait-run/post.ts"),
  "device-test": () => import("./actions/device-test/main.ts"),
  "device-test-post": () => import("./actions/device-test/post.ts"),
  cli: () => import("./cli/main.ts"),
};

export type Entry = keyof typeof entries;

/** Runs one action, its post step, or the command. The stubs in `dist/` call it, each with its own name. */
export async function main(entry: Entry): Promise<void> {
  const release = holdSignals();
  const { main: run } = await entries[entry]();
  const running = run();
  release();
  await running;
}

const ENDING = ["SIGINT", "SIGTERM", "SIGBREAK"] as const;

/**
 * Keeps signals while the program loads: whoever is cancelled that early could stop nothing, as no handler of its own is
 * there yet. The returned function lets them go, to that handler or, without one, to the end of the process.
 */
function holdSignals(): () => void {
  const held: NodeJS.Signals[] = [];
  const hold = (signal: NodeJS.Signals) => void held.push(signal);
  for (const name of ENDING) process.on(name, hold);
  return () => {
    for (const name of ENDING) process.off(name, hold);
    for (const signal of held) process.kill(process.pid, signal);
  };
}

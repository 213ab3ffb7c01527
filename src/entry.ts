/** Everything `dist/` can start. Imported lazily, so that a step loads only what it needs. */
export const entries = {
  broker: () => import("./actions/broker/main.ts"),
  "broker-post": () => import("./actions/broker/post.ts"),
  "browser-test": () => import("./actions/browser-test/main.ts"),
  "browser-test-post": () => import("./actions/browser-test/post.ts"),
  cli: () => import("./cli/main.ts"),
};

export type Entry = keyof typeof entries;

/** Runs one action, its post step, or the command. The stubs in `dist/` call it, each with its own name. */
export async function main(entry: Entry): Promise<void> {
  const { main: run } = await entries[entry]();
  await run();
}

/** Waits for SIGINT or SIGTERM. Until it is disposed, neither ends the process by itself. */
export function untilInterrupted(): Disposable & { readonly signal: Promise<NodeJS.Signals> } {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, resolve);
  return {
    signal: promise,
    [Symbol.dispose]() {
      for (const signal of signals) process.off(signal, resolve);
    },
  };
}

import { DeviceCloudError } from "../../base/errors.ts";

/**
 * A signal that aborts when the runner cancels the step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end.
 * Until it is disposed the process does not end by itself on these signals.
 */
export function interruption(): { readonly signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new DeviceCloudError("cancelled", "The job was cancelled."));
  const signals = ["SIGINT", "SIGTERM", "SIGBREAK"] as const;
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, interrupt);
    },
  };
}

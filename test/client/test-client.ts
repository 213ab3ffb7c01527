import { throwIfCancelled } from "../../src/base/clock.ts";
import { DeviceCloudError } from "../../src/base/errors.ts";
import { type Client, createClient } from "../../src/client/client.ts";
import type { ClientSettings } from "../../src/client/settings.ts";
import type { ScriptedServer } from "./scripted-server.ts";

export const API_KEY = "k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y32";

export interface Observed {
  readonly client: Client;
  /** Every line logged, of any level. */
  readonly lines: string[];
  /** The pauses between attempts, none of which was really waited for. */
  readonly pausesMs: number[];
  readonly secrets: string[];
}

/** A client of the server that tells what it logs and does not wait between attempts. */
export function clientOf(
  server: Pick<ScriptedServer, "origin">,
  settings: Partial<ClientSettings> = {},
): Observed {
  const lines: string[] = [];
  const pausesMs: number[] = [];
  const secrets: string[] = [];
  const note = (line: string) => void lines.push(line);
  const client = createClient({
    baseUrl: server.origin,
    credentials: { apiKey: API_KEY },
    requestTimeoutMs: 5_000,
    logger: { debug: note, info: note, notice: note, warning: note },
    clock: {
      now: () => Date.now(),
      async sleep(ms, signal) {
        throwIfCancelled(signal);
        pausesMs.push(ms);
      },
    },
    onSecret: (secret) => secrets.push(secret),
    ...settings,
  });
  return { client, lines, pausesMs, secrets };
}

/** The error with which `work` fails; fails the test when it does not, or with another kind of error. */
export async function failureOf(work: Promise<unknown>): Promise<DeviceCloudError> {
  const outcome = await work.then(
    () => "it succeeded",
    (error: unknown) => error,
  );
  if (outcome instanceof DeviceCloudError) return outcome;
  throw new Error("expected a DeviceCloudError", { cause: outcome });
}

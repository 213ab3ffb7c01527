import { DeviceCloudError } from "../../../base/errors.ts";
import { plainLine } from "../../../base/untrusted-text.ts";
import type { Client } from "../../../client/client.ts";
import type { Target } from "../backend.ts";
import { chooseTargets } from "../choose-targets.ts";

/**
 * The executors `wanted` names by id or by name; `*` is every one the service lists.
 * A service that lists none is asked by id only.
 * @throws {DeviceCloudError} `input` naming every unknown executor and those there are.
 */
export async function resolveExecutors(
  client: Client,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<readonly Target[]> {
  const listed = await listExecutors(client, signal);
  return listed === null ? wanted.map(byIdOnly) : chooseTargets(wanted, listed, "executor");
}

async function listExecutors(client: Client, signal: AbortSignal): Promise<Target[] | null> {
  const listed: Target[] = [];
  try {
    for await (const { id, name } of client.executors.list({}, { signal })) {
      listed.push({ id, name: plainLine(name ?? `executor ${id}`, 80) });
    }
  } catch (error) {
    // The specification shows no endpoint that lists runners, so a service may well have none.
    if (error instanceof DeviceCloudError && (error.status === 404 || error.status === 405)) return null;
    throw error;
  }
  return listed;
}

function byIdOnly(wanted: string): Target {
  const id = Number(wanted);
  if (Number.isSafeInteger(id) && id >= 0) return { id, name: `executor ${id}` };
  throw new DeviceCloudError(
    "input",
    `executors: "${wanted}" is a name, and this service does not list its executors.`,
    {
      remedy: "Give the executor's id; the administrator of the service knows it.",
    },
  );
}

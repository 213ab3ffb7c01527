import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";

/** A runner: a browser plus operating-system configuration (specification, Build-service records). */
export interface ExecutorRef {
  readonly id: number;
  readonly name: string;
}

/**
 * The executors `wanted` names by id or by name; `*` is every one the service lists.
 * A service that lists none is asked by id only.
 * @throws {DeviceCloudError} `input` naming every unknown executor and those there are.
 */
export async function resolveExecutors(
  client: Client,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<ExecutorRef[]> {
  const listed = await listExecutors(client, signal);
  if (listed === null) return wanted.map(byIdOnly);
  if (wanted.includes("*")) return listed;
  const unknown: string[] = [];
  const found = new Map<number, ExecutorRef>();
  for (const name of wanted) {
    const match = listed.find((executor) => executor.name === name || String(executor.id) === name);
    if (match) found.set(match.id, match);
    else unknown.push(name);
  }
  if (unknown.length > 0) {
    const names = listed.map(({ id, name }) => `${name} (${id})`).join(", ");
    throw new DeviceCloudError("input", `executors: the service has no executor "${unknown.join('", "')}".`, {
      remedy: `Choose from: ${names || "none is set up on this service"}.`,
    });
  }
  return [...found.values()];
}

async function listExecutors(client: Client, signal: AbortSignal): Promise<ExecutorRef[] | null> {
  const listed: ExecutorRef[] = [];
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

function byIdOnly(wanted: string): ExecutorRef {
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

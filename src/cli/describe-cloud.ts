import type { Cloud, CloudOptions } from "./cloud-options.ts";

/** What a program needs to use a running cloud: the content of the ready file. It holds secrets. */
export function readyContent({ url, account, accounts, executors, devices }: Cloud): object {
  const { projects: _, ...first } = account;
  return {
    url,
    pid: process.pid,
    ...first,
    accounts,
    executors: executors.map(({ id, name }) => ({ id, name })),
    devices: devices.map(({ id, displayName }) => ({ id, displayName })),
  };
}

/** What somebody at a terminal needs to use a running cloud. Keys that they gave it themselves are not repeated. */
export function greeting(cloud: Cloud, options: CloudOptions): string {
  const { url, executors, devices, signInLink } = cloud;
  const lines = [
    `Device cloud on ${url}`,
    `Page: ${signInLink()} (signs in once, within an hour)`,
    `Executors: ${executors.map(({ id, name }) => `${name} (${id})`).join(", ")}`,
    `Devices: ${devices.length}, listed on the page and by GET /api/v2/devices`,
    `Data: ${options.dataFolder ?? "in memory, gone when it stops"}`,
    ...keyLines(cloud, options),
    "Ctrl-C stops it.",
  ];
  return `${lines.join("\n")}\n`;
}

function keyLines({ accounts }: Cloud, options: CloudOptions): string[] {
  const given = new Set([options.apiKey, ...(options.accounts ?? []).map(({ apiKey }) => apiKey)]);
  const made = accounts.filter(({ apiKey }) => !given.has(apiKey));
  return made.map(({ email, apiKey }) =>
    accounts.length === 1 ? `API key: ${apiKey}` : `API key of ${email}: ${apiKey}`,
  );
}

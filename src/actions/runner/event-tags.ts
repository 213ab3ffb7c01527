import { readFile } from "node:fs/promises";
import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { input, list } from "./input-kinds.ts";

const KINDS = ["commit", "branch", "pull-request"] as const;
type EventTag = (typeof KINDS)[number];

/** Which facts of the GitHub event become tags of a run: some of `commit`, `branch` and `pull-request`. */
export const eventTagKinds = input((text) => {
  const named = list.parse(text) ?? [];
  const chosen = KINDS.filter((kind) => named.some((name) => name.toLowerCase() === kind));
  if (chosen.length === named.length) return chosen;
  throw new DeviceCloudError("input", `"${text}" is more than an event has.`, {
    remedy: `Choose from: ${KINDS.join(", ")}.`,
  });
});

const payloadShape = z.looseObject({
  pull_request: z.looseObject({
    number: z.int(),
    head: z.looseObject({ sha: z.string(), ref: z.string() }),
  }),
});

/**
 * The tags of these kinds that the workflow's event gives, such as `commit:<sha>`, `branch:main` and `pull-request:7`. Of
 * a pull request the commit and branch are its own, not those that GitHub merged it into to test it.
 */
export async function eventTags(
  kinds: readonly EventTag[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const pull = await pullRequestOf(env.GITHUB_EVENT_PATH);
  const facts: Record<EventTag, string | undefined> = {
    commit: pull?.head.sha ?? env.GITHUB_SHA,
    branch: pull?.head.ref ?? (env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : undefined),
    "pull-request": pull && String(pull.number),
  };
  return kinds.flatMap((kind) => (facts[kind] ? plainLine(`${kind}:${facts[kind]}`, 200) : []));
}

/** The pull request that the event is about; an event that cannot be read is about none. */
async function pullRequestOf(eventPath: string | undefined) {
  if (!eventPath) return undefined;
  try {
    return payloadShape.safeParse(JSON.parse(await readFile(eventPath, "utf8"))).data?.pull_request;
  } catch {
    return undefined;
  }
}

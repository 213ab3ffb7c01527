import { plainLine } from "../../base/untrusted-text.ts";
import type { Tag } from "../../contract/resources/tags.ts";
import type { RunAddress } from "../results/run-address.ts";
import { createOnce } from "../start/create-once.ts";
import type { RunTools } from "./run-tools.ts";

/**
 * Gives a run these tags, each once. What it has of them already stays as it is. Answers the run's tags by these names, in
 * their order.
 */
export async function addTags(
  run: RunAddress,
  names: readonly string[],
  tools: RunTools,
): Promise<readonly Tag[]> {
  const { client, signal } = tools;
  const present = await tagsOf(run, tools);
  const tags: Tag[] = [];
  for (const name of new Set(names)) {
    const tag =
      present.get(name) ??
      (await createOnce({
        ...tools,
        what: `the tag "${plainLine(name, 80)}"`,
        create: () => client.tags.add({ ...run, query: { name } }, { signal }),
        find: async () => (await tagsOf(run, tools)).get(name),
      }));
    tags.push(tag);
  }
  return tags;
}

async function tagsOf(run: RunAddress, { client, signal }: RunTools): Promise<ReadonlyMap<string, Tag>> {
  const tags = await Array.fromAsync(client.tags.list(run, { signal }));
  return new Map(tags.map((tag) => [tag.name ?? "", tag]));
}

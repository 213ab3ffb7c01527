import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventTags } from "../../src/actions/runner/event-tags.ts";

const ALL = ["commit", "branch", "pull-request"] as const;
const sha = "0123456789abcdef0123456789abcdef01234567";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "event-tags-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function tagsOf(event: string | undefined, env: Record<string, string> = {}) {
  const GITHUB_EVENT_PATH = join(folder, "event.json");
  if (event !== undefined) await writeFile(GITHUB_EVENT_PATH, event);
  else await rm(GITHUB_EVENT_PATH, { force: true });
  return eventTags(ALL, { GITHUB_EVENT_PATH, ...env });
}

const onBranch = { GITHUB_SHA: sha, GITHUB_REF_TYPE: "branch", GITHUB_REF_NAME: "main" };

describe("the tags of an event", () => {
  it.each([
    ["that has no payload", undefined],
    ["whose payload is broken", "{"],
    ["whose payload is something else", '{"pull_request": {"number": "7"}}'],
  ])("%s are those of the ref", async (_, payload) => {
    expect(await tagsOf(payload, onBranch)).toEqual([`commit:${sha}`, "branch:main"]);
  });

  it("of a tag have no branch", async () => {
    const env = { GITHUB_SHA: sha, GITHUB_REF_TYPE: "tag", GITHUB_REF_NAME: "v1.0.0" };
    expect(await tagsOf("{}", env)).toEqual([`commit:${sha}`]);
  });

  it("of a pull request are its head's, on one line each", async () => {
    const head = { sha: "f".repeat(40), ref: "topic\n::error::x" };
    const event = JSON.stringify({ pull_request: { number: 7, head } });
    const merge = { ...onBranch, GITHUB_REF_NAME: "7/merge" };
    expect(await tagsOf(event, merge)).toEqual([
      `commit:${head.sha}`,
      "branch:topic ::error::x",
      "pull-request:7",
    ]);
  });

  it("outside of a runner are none", async () => {
    expect(await eventTags(ALL, {})).toEqual([]);
  });
});

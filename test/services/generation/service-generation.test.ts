import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../../src/client/client.ts";
import {
  type GenerationChoice,
  ServiceGeneration,
} from "../../../src/services/generation/service-generation.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

const signal = new AbortController().signal;
const clouds = new Map<string, TestCloud>();
const clients = new Map<string, Client>();
beforeAll(async () => {
  for (const generation of ["legacy", "current", "both"] as const) {
    const cloud = await startTestCloud({ generation });
    clouds.set(generation, cloud);
    const { apiKey } = cloud.cloud.account;
    clients.set(generation, createClient({ baseUrl: cloud.cloud.url, credentials: { apiKey } }));
  }
});
afterAll(async () => {
  for (const one of [...clients.values(), ...clouds.values()]) await one[Symbol.asyncDispose]();
});

function clientOf(generation: string): Client {
  const client = clients.get(generation);
  if (!client) throw new Error(generation);
  return client;
}

/** A service asked to list jobs, as `choice` says; what was done and told comes back. */
function asking(served: string, choice: GenerationChoice) {
  const client = clientOf(served);
  const told: string[] = [];
  const tell = (message: string) => void told.push(message);
  const logger = { debug: tell, info: tell, notice: tell, warning: tell };
  const generation = new ServiceGeneration(choice, { client, logger });
  const done: string[] = [];
  const ways = {
    async legacy() {
      done.push("legacy");
      await client.jobs.list({}, { signal }).page();
      return "jobs";
    },
    async current() {
      done.push("current");
      return "runs";
    },
  };
  return { generation, ways, done, told, client };
}

describe("the generation of a service", () => {
  it.each([
    ["legacy", "auto", "jobs", ["legacy"]],
    ["both", "auto", "jobs", ["legacy"]],
    ["current", "auto", "runs", ["legacy", "current"]],
    ["both", "current", "runs", ["current"]],
    ["legacy", "legacy", "jobs", ["legacy"]],
  ] as const)("of a %s service is found with %s: %s", async (served, choice, result, ways) => {
    const it = asking(served, choice);
    expect(await it.generation.speak(it.ways, signal)).toBe(result);
    expect(it.done).toEqual(ways);
    expect(it.told).toHaveLength(ways.length - 1);
  });

  it("is decided once, and told once, however much is done at once", async () => {
    const it = asking("current", "auto");
    const both = [it.generation.speak(it.ways, signal), it.generation.speak(it.ways, signal)];
    expect(await Promise.all(both)).toEqual(["runs", "runs"]);
    expect(await it.generation.speak(it.ways, signal)).toBe("runs");
    expect(it.done.filter((way) => way === "legacy")).toHaveLength(2);
    expect(it.told).toEqual([expect.stringMatching(/does not know the older API \(404\)/)]);
  });

  it("is not switched where told: the failure stays", async () => {
    const it = asking("current", "legacy");
    await expect(it.generation.speak(it.ways, signal)).rejects.toMatchObject({ status: 404 });
    expect(it.done).toEqual(["legacy"]);
  });

  it("is not switched for a record that is missing", async () => {
    const it = asking("both", "auto");
    const ways = {
      ...it.ways,
      legacy: () => it.client.runs.start({ projectId: 999 }, { signal }),
      async checkAddressed() {
        await it.client.projects.get({ projectId: 999 }, { signal });
      },
      current: () => Promise.reject(new Error("switched")),
    };
    await expect(it.generation.speak(ways, signal)).rejects.toMatchObject({ message: /No project 999/ });
    expect(it.told).toEqual([]);
  });

  it("is not switched for credentials that are refused", async () => {
    const baseUrl = clouds.get("current")?.cloud.url ?? "";
    await using client = createClient({ baseUrl, credentials: { apiKey: "wrong" } });
    const logger = { debug() {}, info() {}, notice() {}, warning() {} };
    const generation = new ServiceGeneration("auto", { client, logger });
    const ways = { legacy: () => client.executors.list().page(), current: async () => "switched" };
    await expect(generation.speak<unknown>(ways, signal)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("of a service that has neither is none: the address is wrong", async () => {
    const { url, account } = clouds.get("legacy")?.cloud ?? { url: "", account: { apiKey: "" } };
    await using client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
    const logger = { debug() {}, info() {}, notice() {}, warning() {} };
    const generation = new ServiceGeneration("auto", { client, logger });
    const ways = { legacy: () => client.deviceGroups.list().page(), current: async () => "switched" };
    await expect(generation.speak<unknown>(ways, signal)).rejects.toMatchObject({
      message: expect.stringContaining("/me/device-groups (404)"),
    });
  });
});

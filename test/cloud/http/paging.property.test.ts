import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../../src/client/client.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";

/** Passes requests on to `origin`, and takes the links to further pages out of the answers, as services without them. */
async function withoutLinks(origin: string): Promise<http.Server> {
  const server = http.createServer(async (request, response) => {
    const headers = { authorization: request.headers.authorization ?? "" };
    const page = (await (await fetch(new URL(request.url ?? "", origin), { headers })).json()) as object;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...page, next: null, previous: null }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

const SORTS = ["id_a", "id_d", "name_a", "name_d", "createTime_d"] as const;

/** Both readings of `offset`: the specification's number of a page, and the number of records before it. */
describe.each(["spec", "classic"] as const)("a list on the %s wire", (wire) => {
  let cloud: TestCloud;
  let proxy: http.Server;
  const clients: Client[] = [];
  beforeAll(async () => {
    cloud = await startTestCloud({ wire });
    proxy = await withoutLinks(cloud.cloud.url);
    const { port } = proxy.address() as AddressInfo;
    const credentials = { apiKey: cloud.cloud.account.apiKey };
    for (const baseUrl of [cloud.cloud.url, `http://127.0.0.1:${port}`]) {
      clients.push(createClient({ baseUrl, credentials }));
    }
  });
  afterAll(async () => {
    for (const client of clients) await client[Symbol.asyncDispose]();
    proxy.close();
    await cloud[Symbol.asyncDispose]();
  });
  let turn = 0;

  it.each([
    ["with links to further pages", 0],
    ["without them", 1],
  ])("yields each record once, whatever the limit and whatever is added meanwhile, %s", async (_, which) => {
    const [creator, client] = [clients[0], clients[which]];
    if (!creator || !client) throw new Error("There is no client.");
    const given = fc.record({
      limit: fc.integer({ min: 0, max: 9 }),
      before: fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 24 }),
      /** What is added after so many records were read. */
      meanwhile: fc.array(fc.tuple(fc.nat(24), fc.stringMatching(/^[a-z]{1,3}$/)), { maxLength: 6 }),
      sort: fc.constantFrom(...SORTS),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ limit, before, meanwhile, sort }) => {
        const mark = `${wire}-${turn++}-`;
        const add = async (name: string): Promise<number> =>
          (await creator.jobs.create({ query: { name: mark + name } })).id;
        const old: number[] = [];
        for (const name of before) old.push(await add(name));
        const seen: number[] = [];
        const added: number[] = [];
        const query = { limit, sort, filter: `s_name_like_${mark}%` };
        for await (const { id } of client.jobs.list({ query })) {
          seen.push(id);
          for (const [at, name] of meanwhile) if (at === seen.length) added.push(await add(name));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(old.filter((id) => !seen.includes(id))).toEqual([]);
        expect(seen.filter((id) => !old.includes(id) && !added.includes(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

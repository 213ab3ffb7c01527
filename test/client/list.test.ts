import { describe, expect, it } from "vitest";
import { json, type Reply, serve } from "./scripted-server.ts";
import { clientOf } from "./test-client.ts";

const page = (ids: number[], rest: object) => json(200, { data: ids.map((id) => ({ id })), ...rest });

describe("a list", () => {
  it("follows absolute next links under the API root, with credentials and without the token they repeat", async () => {
    const first: Reply = (response, request) => {
      const next = `http://${request.headers.host}/api/v2/me/jobs?limit=2&offset=1&access_token=old`;
      page([1, 2], { total: 3, limit: 2, next })(response, request);
    };
    await using server = await serve([first, page([3], { total: 3, limit: 2, next: null })]);
    const { client, lines } = clientOf(server);
    await using _ = client;
    const jobs = await Array.fromAsync(
      client.jobs.list({ query: { limit: 2, sort: "id_a", filter: "n_id_eq_1" } }),
    );
    expect(jobs.map(({ id }) => id)).toEqual([1, 2, 3]);
    const [one, two] = server.received;
    expect(Object.fromEntries(one?.query ?? [])).toEqual({ limit: "2", sort: "id_a", filter: "n_id_eq_1" });
    expect(Object.fromEntries(two?.query ?? [])).toEqual({ limit: "2", offset: "1" });
    expect(two?.headers.authorization).toBeTruthy();
    expect(lines[1]).toMatch(/^GET \/api\/v2\/me\/jobs\?limit=2&offset=1 200 \d+ ms attempt 1$/);
  });

  it("does not follow next to another origin, nor out of the API, and still finds every record", async () => {
    await using other = await serve(page([666], { total: 1 }));
    for (const next of [`${other.origin}/api/v2/me/jobs?offset=1`, "/logout", "//[", "javascript:alert(1)"]) {
      await using server = await serve([
        page([1], { total: 2, limit: 1, next }),
        page([1, 2], { total: 2, limit: 2, next: null }),
      ]);
      const { client } = clientOf(server);
      await using _ = client;
      const jobs = await Array.fromAsync(client.jobs.list({ query: { limit: 1 } }));
      expect(jobs.map(({ id }) => id)).toEqual([1, 2]);
      expect(server.received.map(({ path }) => path)).toEqual(["/api/v2/me/jobs", "/api/v2/me/jobs"]);
    }
    expect(other.received).toHaveLength(0);
  });

  it("reads a plain array as its only page, and gives one page where that is asked for", async () => {
    await using server = await serve(json(200, [{ id: 1 }, { id: 2 }]));
    const { client } = clientOf(server);
    await using _ = client;
    expect(await Array.fromAsync(client.builds.listAll())).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(server.received).toHaveLength(1);
    expect((await client.builds.listAll({ query: { limit: 5 } }).page()).data).toHaveLength(2);
    expect(server.received[1]?.query.get("limit")).toBe("5");
  });
});

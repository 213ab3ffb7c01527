import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const NAMES = ["alpha", "Beta", "gamma", "delta", "Alphabet", "eins", "zwei"];

describe.each(["spec", "classic"] as const)("lists on the %s wire", (wire) => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ wire });
    for (const name of NAMES) await cloud.createJob("BUILD", { name });
  });
  afterAll(() => cloud[Symbol.asyncDispose]());
  const names = (page: Json) => page.data.map(({ name }: Json) => name);

  it("come in the page envelope, 20 at a time", async () => {
    const page = await cloud.get("/me/jobs");
    expect(page).toMatchObject({ total: 7, limit: 20, offset: 0, sort: "", search: "", empty: false });
    expect([page.next, page.previous]).toEqual([null, null]);
    expect(names(page)).toEqual(NAMES);
  });

  it("of nothing say so", async () => {
    expect(await cloud.get("/me/builds")).toMatchObject({ data: [], total: 0, empty: true, next: null });
  });

  it("echo what they were asked for", async () => {
    const page = await cloud.get("/me/jobs?sort=name_d&search=ALPHA&limit=1");
    expect(page).toMatchObject({ sort: "name_d", search: "ALPHA", limit: 1, total: 2 });
    expect(names(page)).toEqual(["alpha"]);
  });

  it("yield each record once, following next, whatever the limit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (limit) => {
        const seen: string[] = [];
        let next: string | null = `/api/v2/me/jobs?limit=${limit}&sort=name_a`;
        while (next !== null) {
          const page: Json = await (await cloud.fetch(next)).json();
          expect(page.data.length).toBeLessThanOrEqual(limit);
          seen.push(...names(page));
          next = page.next;
        }
        expect(seen).toEqual([...NAMES].sort());
      }),
    );
  });

  it("lead back by previous", async () => {
    const [first, offset] = wire === "spec" ? [3, 1] : [3, 3];
    const page = await cloud.get(`/me/jobs?limit=3&offset=${offset}`);
    expect(names(page)).toEqual(NAMES.slice(first, first + 3));
    expect(names(await (await cloud.fetch(page.previous)).json())).toEqual(NAMES.slice(0, 3));
  });

  it("give all for limit 0, and nothing beyond their end", async () => {
    expect(names(await cloud.get("/me/jobs?limit=0"))).toHaveLength(7);
    expect(names(await cloud.get("/me/jobs?limit=2147483647"))).toHaveLength(7);
    expect(await cloud.get("/me/jobs?limit=2147483647&offset=2147483647")).toMatchObject({
      data: [],
      total: 7,
      next: null,
    });
  });

  it("make no links that carry a token", async () => {
    const { email, password, clientId } = cloud.cloud.account;
    const body = new URLSearchParams({
      client_id: clientId,
      grant_type: "password",
      username: email,
      password,
    });
    const session = (await (await cloud.fetch("/oauth/token", { method: "POST", body })).json()) as Json;
    const page = await cloud.get(`/me/jobs?limit=2&access_token=${session.access_token}`);
    expect(page.next).toMatch(/offset=/);
    expect(page.next).not.toContain(session.access_token);
  });

  it("filter by typed and untyped conditions, and sort by several fields", async () => {
    expect(names(await cloud.get("/me/jobs?filter=s_name_eq_alpha"))).toEqual(["alpha"]);
    expect(names(await cloud.get("/me/jobs?filter=NAME_IN_eins|zwei&sort=id_d"))).toEqual(["zwei", "eins"]);
    expect(names(await cloud.get(`/me/jobs?filter=d_createtime_after_0;name_like_a%25`))).toEqual([
      "alpha",
      "Alphabet",
    ]);
  });

  it("refuse what they cannot read, naming the allowed fields", async () => {
    for (const query of ["filter=s_colour_eq_red", "sort=colour_a"]) {
      const { status, body } = await cloud.call("GET", `/me/jobs?${query}`);
      expect(status).toBe(400);
      expect(body.message).toMatch(/unknown field "colour"; allowed: create.ime, id, name, user.d/i);
    }
    for (const query of ["limit=-1", "offset=-1", "limit=x", "sort=name", "filter=n_id_eq_x"]) {
      expect((await cloud.call("GET", `/me/jobs?${query}`)).status, query).toBe(400);
    }
  });

  it("show the executors with what they are doing", async () => {
    const page = await cloud.get("/me/executors?sort=id_d&filter=busy_eq_false");
    expect(page.total).toBe(3);
    expect(page.data[2]).toMatchObject({ id: 1, name: "chromium-desktop", busy: false, queueLength: 0 });
    expect(names(await cloud.get("/executors?search=desktop"))).toEqual(["chromium-desktop"]);
  });
});

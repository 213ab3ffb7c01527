import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WantedAccount } from "../../../src/cloud/access/account-file.ts";
import { replaceKey } from "../../../src/cloud/access/accounts.ts";
import { openAccounts } from "../../../src/cloud/access/open-accounts.ts";
import type { UserRecord } from "../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { callAs } from "../support/call-as.ts";
import { basic, type Json, startTestCloud } from "../support/test-cloud.ts";

const ADA = { email: "ada@team.example" };
const BEN = { email: "ben@team.example" };

describe("the accounts of a cloud", () => {
  let folder: Awaited<ReturnType<typeof scratch>>;
  let store: Store;
  beforeEach(async () => {
    folder = await scratch();
    store = openStore(undefined);
  });
  afterEach(async () => {
    store.close();
    await folder[Symbol.asyncDispose]();
  });

  const open = (accounts?: readonly WantedAccount[], apiKey?: string) =>
    openAccounts(store, { accounts, apiKey }, 0);
  const users = () => store.users.in({}).select();

  it("are one with one project unless told otherwise", () => {
    const [{ user, projects }, ...others] = open();
    expect([user.name, projects.map(({ name }) => name), others]).toEqual([
      "Developer",
      ["Default project"],
      [],
    ]);
    expect(open()).toEqual([{ user, projects }]);
  });

  it("are made from what is wanted, missing secrets of 32 letters and digits each", () => {
    const [ada, ben] = open([
      { ...ADA, password: "p", apiKey: "k", name: "Ada", projects: ["Shop", "Bank"] },
      BEN,
    ]);
    expect(ada.user).toMatchObject({ ...ADA, password: "p", apiKey: "k", name: "Ada" });
    expect(ada.projects.map(({ name, userId }) => [name, userId])).toEqual([
      ["Shop", ada.user.id],
      ["Bank", ada.user.id],
    ]);
    expect(ben?.user).toMatchObject({ ...BEN, name: "ben" });
    for (const secret of [ben?.user.apiKey, ben?.user.password]) expect(secret).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it("keep at the next start what the file does not say, and take over what it does", () => {
    const [{ user: before, projects }] = open([{ ...ADA, name: "Ada", roles: ["ADMIN"] }]);
    expect(open([{ email: "ADA@team.example" }])).toEqual([{ user: before, projects }]);
    const [{ user: after, projects: more }] = open([{ ...ADA, apiKey: "new", projects: ["Shop"] }]);
    expect(after).toEqual({ ...before, apiKey: "new" });
    expect(more.map(({ name }) => name)).toEqual(["Shop"]);
    expect(store.projects.in({ userId: before.id }).count()).toBe(2);
  });

  it("that are no longer in the file stay", () => {
    open([ADA, BEN]);
    open([ADA]);
    expect(users().map(({ email }) => email)).toEqual([ADA.email, BEN.email]);
  });

  it("take the given key for the first of them", () => {
    const [ada, ben] = open([ADA, { ...BEN, apiKey: "b" }], "given");
    expect([ada.user.apiKey, ben?.user.apiKey]).toEqual(["given", "b"]);
  });

  it("never have a key in common, and nothing is changed when they would", () => {
    open([{ ...ADA, apiKey: "k" }]);
    const before = users();
    expect(() => open([{ ...BEN, apiKey: "k" }])).toThrow(
      "The accounts ada@team.example and ben@team.example have the same API key.",
    );
    expect(users()).toEqual(before);
  });

  it("cannot be given a key that Basic authentication does not carry", () => {
    for (const key of ["", "a:b", "a b", "ü", "x".repeat(201)])
      expect(() => open([ADA], key)).toThrow(/API key/);
    expect(users()).toEqual([]);
  });

  it("outlive the cloud and are told in their order", async () => {
    const accounts = [BEN, ADA];
    const told: Json[] = [];
    for (let round = 0; round < 2; round++) {
      await using cloud = await startTestCloud({ accounts, dataFolder: folder.path });
      told.push(cloud.cloud.accounts);
      expect(cloud.cloud.account).toEqual(cloud.cloud.accounts[0]);
    }
    expect(told[0].map(({ email }: Json) => email)).toEqual([BEN.email, ADA.email]);
    expect(told[1]).toEqual(told[0]);
  });
});

describe("an account", () => {
  it("tells its roles, which are USER unless its file says otherwise", async () => {
    await using cloud = await startTestCloud({ accounts: [ADA, { ...BEN, roles: ["USER", "ADMIN"] }] });
    const roles = async (account: number): Promise<string[]> =>
      (await callAs(cloud, account)("GET", "/me")).body.roles.map(({ name }: Json) => name);
    expect([await roles(0), await roles(1)]).toEqual([["USER"], ["USER", "ADMIN"]]);
  });

  it("signs in with its e-mail address in any case, and never with another's password", async () => {
    await using cloud = await startTestCloud({
      accounts: [
        { ...ADA, password: "a" },
        { ...BEN, password: "b" },
      ],
    });
    const { url, account } = cloud.cloud;
    const session = async (username: string, password: string) => {
      const fields = { client_id: account.clientId, grant_type: "password", username, password };
      const answer = await fetch(`${url}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) });
      return answer.status;
    };
    expect(await session("ada@team.example", "a")).toBe(200);
    expect(await session("ADA@Team.example", "a")).toBe(200);
    expect(await session("ada@team.example", "b")).toBe(400);
    expect(await session("", "a")).toBe(400);
  });
});

describe("an API key that is replaced", () => {
  it("opens nothing from then on", async () => {
    const folder = await scratch();
    const store = openStore(folder.path);
    const [{ user }] = openAccounts(store, { accounts: undefined, apiKey: "old" }, 0);
    const renewed: UserRecord = replaceKey(store, user);
    expect(renewed.apiKey).toMatch(/^[A-Za-z0-9]{32}$/);
    store.close();
    await using cloud = await startTestCloud({ dataFolder: folder.path });
    const statusOf = async (key: string) => {
      const answer = await fetch(`${cloud.cloud.url}/api/me`, { headers: { authorization: basic(key) } });
      return answer.status;
    };
    expect([await statusOf("old"), await statusOf(renewed.apiKey)]).toEqual([401, 200]);
    await folder[Symbol.asyncDispose]();
  });
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAccounts } from "../../../src/cloud/access/account-file.ts";
import { scratch } from "../../base/zip/scratch.ts";

let folder: Awaited<ReturnType<typeof scratch>>;
let path: string;
beforeAll(async () => {
  folder = await scratch();
  path = join(folder.path, "accounts.json");
});
afterAll(() => folder[Symbol.asyncDispose]());

async function read(content: unknown) {
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return readAccounts(path);
}
const ada = { email: "ada@team.example" };

describe("an accounts file", () => {
  it("needs e-mail addresses only", async () => {
    const full = { ...ada, password: "p", apiKey: "k", name: "Ada", roles: ["ADMIN"], projects: ["Shop"] };
    expect(await read([ada])).toEqual([ada]);
    expect(await read([full])).toEqual([full]);
  });

  it.each([
    ["no account", [], /accounts\.json is wrong/],
    ["no e-mail address", [{ email: "ada" }], /email/],
    ["a misspelt field", [{ ...ada, apikey: "x" }], /apikey/],
    ["one address twice", [ada, { email: "ADA@team.example" }], /its own email/],
    [
      "one key twice",
      [
        { ...ada, apiKey: "k" },
        { email: "b@team.example", apiKey: "k" },
      ],
      /its own apiKey/,
    ],
    ["a role in small letters", [{ ...ada, roles: ["admin"] }], /capital letters/],
    ["no project", [{ ...ada, projects: [] }], /projects/],
    ["a name on two lines", [{ ...ada, name: "a\nb" }], /one line/],
  ])("is refused with %s", async (_, content, message) => {
    await expect(read(content)).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ["a key that Basic authentication cannot carry", JSON.stringify([{ ...ada, apiKey: "sesame:open" }])],
    ["a password on two lines", JSON.stringify([{ ...ada, password: "sesame\n" }])],
    ["JSON that ends early", '[{"password": "sesame", ]'],
    ["JSON with a secret that is not quoted", "[sesame]"],
  ])("is refused with %s, without saying the secret", async (_, content) => {
    const failure = await read(content).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "input", message: expect.stringContaining("accounts.json") });
    expect((failure as Error).message).not.toContain("sesame");
  });

  it("that is not there is named", () => {
    expect(() => readAccounts(join(folder.path, "none.json"))).toThrow(/none\.json cannot be read: ENOENT/);
  });
});

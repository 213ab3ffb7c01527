import { describe, expect, it } from "vitest";
import { refusal } from "./refusal.ts";
import { SCRIPT, Workplace } from "./suite-folder.ts";

const KEY = `-----BEGIN RSA PRIVATE ${"KEY"}-----`;

describe("a file that looks like a secret", () => {
  const cases: [string, string][] = [
    [".env", "A=1"],
    ["deep/.env.production", "A=1"],
    ["id_ed25519", ""],
    ["server.pfx", ""],
    [".netrc", ""],
    [".npmrc", `//host.example/:_auth${"Token"}=abc\n`],
    ["cert/server.pem", `Bag Attributes\n${KEY}\nMIIE\n`],
    ["notes.txt", `\t${KEY}\r\nMIIE`],
    ["cloud.json", JSON.stringify({ type: "service_account", private_key: `${KEY}\n` })],
    ["credentials.json", '{"installed": {"client_secret": "abc"}}'],
    [".aws/credentials", "[default]\naws_secret_access_key = abc\n"],
  ];

  it.each(cases)("refuses the suite by its name and content: %s", async (name, content) => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, [name]: content });
    const error = await refusal(place);
    expect(error.message).toMatch(/ looks like a secret \(.+\)\.$/);
    expect(error.message.startsWith(name)).toBe(true);
    expect(error.remedy).toBe("List it in .devicecloudignore, or set allow-secret-files.");
    expect(error.explanation).not.toContain("abc");
  });

  it("is sent on request, and left out when it is ignored", async () => {
    const nodes = Object.fromEntries(cases);
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, ...nodes });
    expect((await place.package({ allowSecretFiles: true })).files).toBe(cases.length + 1);
    await place.put(".devicecloudignore", cases.map(([name]) => `/${name}`).join("\n"));
    expect((await place.package()).files).toBe(1);
  });

  it("is found behind a link that hides its name", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      ".env": "A=1",
      settings: { link: ".env" },
    });
    await place.put(".devicecloudignore", ".env");
    expect((await refusal(place)).message).toBe("settings looks like a secret (an environment file).");
  });

  it.each([
    [".env.example", "A="],
    [".env.local.sample", "A="],
    [".env.template", "A="],
    ["my.env.js", "A=1"],
    ["id_rsa.pub", "ssh-rsa AAAA"],
    [".npmrc", `//host.example/:_auth${"Token"}=\${NPM_TOKEN}\nregistry=x`],
    ["cert.pem", "-----BEGIN CERTIFICATE-----\nMIIE"],
    ["keys.md", `A key begins with ${KEY}.`],
    ["credentials.json", '{"client_secret": ""}'],
  ])("is not seen in %s", async (name, content) => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, [name]: content });
    expect((await place.package()).files).toBe(2);
  });
});

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { findLeaks } from "../bench/leak-check.ts";
import { formsOf } from "../bench/secret-forms.ts";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const KEY = `Zq8/+"k'7<wX y%2`;
const keyInCode = JSON.stringify(KEY);

async function placesOf(main: string): Promise<string[]> {
  const bench = await benchForTest();
  const run = await bench.run(script({ main }, { secrets: [KEY], onLeak: "record" }));
  expect(run.conclusion).toBe("success");
  return run.leaks.map(({ place, form }) => `${place}: ${form}`);
}

describe("a planted secret is found", () => {
  test.each([
    ["on stdout", `log(${keyInCode})`, "main stdout: plain"],
    ["on stderr in JSON", `console.error(JSON.stringify(${keyInCode}))`, "main stderr: JSON"],
    ["as basic authentication", `log(btoa(${keyInCode} + ":"))`, "main stdout: base64"],
    ["behind a user name, in base64", `log(btoa("me:" + ${keyInCode}))`, "main stdout: base64"],
    ["in a link", `log("?token=" + encodeURIComponent(${keyInCode}))`, "main stdout: URL-encoded"],
    ["in an output", `core.setOutput("a", ${keyInCode})`, "main GITHUB_OUTPUT: plain"],
    ["in state", `core.saveState("a", ${keyInCode})`, "main GITHUB_STATE: plain"],
    ["in the environment", `core.exportVariable("A", ${keyInCode})`, "main GITHUB_ENV: plain"],
    ["in the summary", `await core.summary.addRaw(${keyInCode}).write()`, "main GITHUB_STEP_SUMMARY: plain"],
    [
      "in a file of the workspace",
      `(await import("node:fs")).writeFileSync("a.txt", ${keyInCode})`,
      "workspace, file a.txt: plain",
    ],
    [
      "in a request's body",
      `await fetch(process.env.GITHUB_API_URL + "/x", { method: "POST", body: ${keyInCode} })`,
      "github request POST /x, body: plain",
    ],
    [
      "in a request's header",
      `await fetch(process.env.ACTIONS_RESULTS_URL + "x", { headers: { authorization: "Basic " + btoa(${keyInCode} + ":") } })`,
      "results request GET /x, header authorization: base64",
    ],
  ])("%s", async (_, main, place) => {
    expect(await placesOf(main)).toContain(place);
  });
});

test("registering a mask is no leak, once commands are stopped it is one", async () => {
  expect(await placesOf(`core.setSecret(${keyInCode}); log("quiet")`)).toEqual([]);
  expect(await placesOf(`log("::stop-commands::t0ken-9"); log("::add-mask::" + ${keyInCode})`)).toEqual([
    "main stdout: plain",
  ]);
});

test("the token of a service is where it belongs in that service's authentication only", async () => {
  const send = (header: string) =>
    `await fetch(process.env.GITHUB_API_URL + "/x", { headers: { "${header}": "Bearer " + process.env.INPUT_TOKEN } })`;
  expect(await placesOf(send("authorization"))).toEqual([]);
  expect(await placesOf(send("x-token"))).toEqual(["github request GET /x, header x-token: plain"]);
});

test("a run with a leak throws unless told otherwise, and does not repeat the secret", async () => {
  const bench = await benchForTest();
  const run = bench.run(script({ main: `log(${keyInCode})` }, { secrets: [KEY] }));
  const error = await run.catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: "Secrets leaked:\nsecret 0 (plain) in main stdout" });
});

test("a secret is found in any base64 text, wherever it begins and whatever follows", async () => {
  const secret = fc.string({ minLength: 6, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.string(), secret, fc.string(), async (before, key, after) => {
      const content = Buffer.from(before + key + after).toString("base64");
      expect(await findLeaks([key], [{ place: "here", content }])).toHaveLength(1);
    }),
  );
});

test("a secret too short to be told from other text is refused", () => {
  expect(() => formsOf("12345")).toThrow("A secret of 5 characters cannot be looked for");
});

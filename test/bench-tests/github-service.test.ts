import { expect, test, vi } from "vitest";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const call = (method: string, path: string, body: string) =>
  `await fetch(process.env.GITHUB_API_URL + "/repos/octo-org/octo-repo/${path}", {
    method: "${method}", headers: { authorization: "Bearer " + process.env.INPUT_TOKEN }, body: ${body} })`;

test("check runs and comments are created and changed with the job's token", async () => {
  const bench = await benchForTest();
  await bench.run(
    script({
      main: `${call("POST", "check-runs", '\'{"name":"Devices"}\'')};
        ${call("PATCH", "check-runs/1", '\'{"conclusion":"success"}\'')};
        ${call("POST", "issues/7/comments", '\'{"body":"one"}\'')};
        ${call("PATCH", "issues/comments/2", '\'{"body":"two"}\'')}`,
    }),
  );
  expect(bench.github.records.get("check-runs")).toMatchObject([
    { id: 1, name: "Devices", conclusion: "success" },
  ]);
  expect(bench.github.records.get("issues/7/comments")).toMatchObject([{ id: 2, body: "two" }]);
});

test("lists come in pages that link to the next", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: `for (const n of [1, 2, 3]) ${call("POST", "issues/7/comments", "JSON.stringify({ body: n })")};
        const first = ${call("GET", "issues/7/comments?per_page=2", "undefined")};
        const next = /<(.*)>; rel="next"/.exec(first.headers.get("link"))[1];
        const second = await fetch(next, { headers: { authorization: "Bearer " + process.env.INPUT_TOKEN } });
        log((await first.json()).length, (await second.json()).length, second.headers.get("link"))`,
    }),
  );
  expect(run.stdout.toString()).toBe("2 1 null\n");
});

test("a fork's token may read but not write, and a foreign one may nothing", async () => {
  const bench = await benchForTest();
  const main = `const wrote = ${call("POST", "check-runs", "'{}'")};
    const read = ${call("GET", "check-runs", "undefined")};
    const foreign = await fetch(process.env.GITHUB_API_URL + "/x");
    log(wrote.status, read.status, foreign.status)`;
  const run = await bench.run(script({ main }, { token: "read-only" }));
  expect(run.stdout.toString()).toBe("403 200 401\n");
});

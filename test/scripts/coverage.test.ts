import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { proofsIn } from "../../scripts/coverage/proofs.ts";
import { coveredRoutes } from "../../scripts/coverage/routes.ts";
import { readUses } from "../../scripts/coverage/uses.ts";
import { coveragePage } from "../../scripts/docs/coverage.ts";
import { proves } from "../proves.ts";
import { specCommands, specOperations } from "../spec-operations.ts";

const root = path.resolve(import.meta.dirname, "../..");

describe("proofs", () => {
  const file = "test/cloud/runs.test.ts";

  it("are the statements within a test, with its title", () => {
    const text = `
it("stops a run", async () => {
  proves("abortRun", "project", "direct");
});
test.each([["a", 1], ["b", 2]])(
  'renames to "%s"',
  (name) => {
    proves("renameRun", "user");
    proves("getDataAvailability", "direct");
  },
);
it.each\`a\${1}\`(\`deletes it\`, () => {
  proves("deleteRun",
    "user");
});`;
    expect(proofsIn(text, file)).toEqual([
      { operationId: "abortRun", families: ["project", "direct"], file, title: "stops a run" },
      { operationId: "renameRun", families: ["user"], file, title: 'renames to "%s"' },
      { operationId: "getDataAvailability", families: ["direct"], file, title: 'renames to "%s"' },
      { operationId: "deleteRun", families: ["user"], file, title: "deletes it" },
    ]);
  });

  it("are no comments, no texts, and nothing outside a test", () => {
    const outside = 'proves("getRun", "direct");\n';
    const inside = 'it("x", () => {\n  // proves("getRun", "direct");\n  say(`proves("getRun");`);\n});';
    expect(proofsIn(outside + inside, file)).toEqual([]);
  });

  it("name operations and families that the table has", () => {
    expect(() => proves("abortRum", "direct")).toThrow("There is no operation abortRum.");
    expect(() => proves("abortRun", "me")).toThrow("abortRun has no path family me.");
    expect(() => proves("abortRun")).toThrow("that are proven: project, user, direct.");
    expect(() => proves("uploadFile")).not.toThrow();
    expect(() => proves("openSession")).toThrow("under which openSession is proven: hubwd, wdhub.");
    expect(() => proves("openSession", "wdhub")).not.toThrow();
    expect(() => proves("zipBuildLogs", "project", "direct")).not.toThrow();
  });
});

describe("uses", () => {
  it("follow an action's imports to the methods of the client", async () => {
    const uses = await readUses(root);
    expect(uses.get("builds.start")).toEqual(["browser-test", "device-test"]);
    expect(uses.get("files.upload")).toEqual(["browser-test", "device-test", "upload-app"]);
    expect(uses.get("oauth.token")).toEqual(["client"]);
  });
});

describe("the coverage", () => {
  const specified = specOperations.length + specCommands.length;

  it("has a line for every operation of the specification, and what is known of it", async () => {
    const routes = (await coveredRoutes(root)).filter(({ extension }) => !extension);
    expect(routes.map(({ method, path: address }) => `${method} ${address}`).toSorted()).toEqual(
      [...specOperations, ...specCommands].toSorted(),
    );
    expect(routes.find(({ path: address }) => address === "/api/v2/me/jobs/{jobId}/builds")).toMatchObject({
      ...{
        call: "client.builds.start",
        handler: "src/cloud/handlers/builds.ts",
        usedBy: ["browser-test", "device-test"],
      },
    });
  });

  it("is a page that names the handler of an operation by a link", async () => {
    const page = await coveragePage(root);
    expect(page).toContain(
      "| `GET /api/v2/me/jobs` | `client.jobs.list` | [jobs.ts](../src/cloud/handlers/jobs.ts) |",
    );
    expect(page.match(/^\| `/gm)?.length).toBeGreaterThan(specified);
  });

  it("is printed line by line, and fails while an operation is not served or not proven", () => {
    const program = path.join(root, "scripts/coverage-api.ts");
    const { stdout, status } = spawnSync(process.execPath, [program], { encoding: "utf8" });
    const lines = stdout.trimEnd().split("\n");
    const lacking = lines.filter((line) => /NO (?:HANDLER|PROOF)/.test(line)).length;
    expect(lines).toHaveLength(specified + 1);
    expect(lines.at(-1)).toBe(`operations: ${specified - lacking} of ${specified}`);
    expect(status).toBe(lacking === 0 ? 0 : 1);
  });
});

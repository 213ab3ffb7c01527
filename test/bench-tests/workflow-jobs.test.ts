import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runWorkflow, type WorkflowOptions } from "../bench/workflow/run-workflow.ts";
import { benchForTest } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Runs a workflow of these jobs for a push; `runs-on` is left to this. */
async function run(jobs: string, options: Partial<WorkflowOptions> = {}, head = "") {
  const bench = await benchForTest();
  const file = join(bench.folders.root, "test.yml");
  const text = jobs.replaceAll("steps:", "runs-on: ubuntu-latest\n    steps:");
  await writeFile(file, `on: push\n${head}jobs:\n${text}`);
  return await runWorkflow(bench, file, { event: { name: "push" }, ...options });
}

const conclusions = ({ jobs }: Awaited<ReturnType<typeof run>>) =>
  jobs.map(({ name, conclusion }) => `${name}: ${conclusion}`);

const MATRIX = `  a:
    strategy:
      matrix: { n: [1, 2, 3] }
    continue-on-error: \${{ matrix.n == 1 }}
    steps:
      - run: test \${{ matrix.n }} -gt 2
`;

test("a failure in a matrix cancels the rest, one that is forgiven does not", async () => {
  const done = await run(MATRIX);
  expect(conclusions(done)).toEqual(["a (1): failure", "a (2): failure", "a (3): cancelled"]);
  expect(done.conclusion).toBe("failure");
});

test("a job that is forgiven counts as a success, for those that need it and for the run", async () => {
  const done = await run(`  a:
    continue-on-error: true
    steps:
      - run: exit 1
  b:
    needs: a
    steps:
      - run: echo "\${{ needs.a.result }}"
`);
  expect(conclusions(done)).toEqual(["a: failure", "b: success"]);
  expect(done.job("b").steps[0]?.run.stdout.toString()).toBe("success\n");
  expect(done.conclusion).toBe("success");
});

test("a skip goes all the way down, unless a job asks for another status", async () => {
  const done = await run(`  a:
    if: github.ref == 'refs/heads/other'
    steps:
      - run: exit 1
  b:
    needs: a
    if: always()
    steps:
      - run: exit 0
  c:
    needs: b
    steps:
      - run: exit 0
`);
  expect(conclusions(done)).toEqual(["a: skipped", "b: success", "c: skipped"]);
});

test("a matrix without a value fails its job and says why", async () => {
  const done = await run(MATRIX.replace("[1, 2, 3]", "[]"));
  expect(done.job("a")).toMatchObject({
    conclusion: "failure",
    problem: "Matrix vector 'n' does not contain any values",
    run: undefined,
  });
  const broken = await run(MATRIX.replace("{ n: [1, 2, 3] }", "${{ fromJSON(github.head_ref) }}"));
  expect(broken.job("a").problem).toContain("fromJSON(github.head_ref)");
});

test("a step has its own time limit", async () => {
  const done = await run(`  a:
    steps:
      - run: sleep 600
        timeout-minutes: 0.001
      - if: failure()
        run: echo late
`);
  const [slow, late] = done.job("a").steps;
  expect(slow?.run.annotations[0]?.message).toContain("has timed out");
  expect(late?.run.stdout.toString()).toBe("late\n");
});

test("a script runs in its folder with its shell, and without what only actions have", async () => {
  const done = await run(
    `  a:
    steps:
      - run: mkdir sub
        working-directory: .
      - run: echo "\${PWD##*/} $0 \${ACTIONS_RUNTIME_TOKEN-none} $CI"
        shell: bash -u {0}
      - run: exit 3 | cat
        working-directory: sub
        shell: bash
`,
    {},
    "defaults:\n  run:\n    working-directory: sub\n",
  );
  const [, told, piped] = done.job("a").steps;
  expect(told?.run.stdout.toString()).toMatch(/^sub \S+\.sh none true\n$/);
  expect(piped?.run.exitCode).toBe(3);
});

test.each([
  ["little by default", "", { contents: "read", metadata: "read", packages: "read" }],
  ["what its workflow says", "permissions:\n  checks: write\n", { metadata: "read", checks: "write" }],
  ["everything", "permissions: write-all\n", "read-write"],
  ["nothing", "permissions: {}\n", { metadata: "read" }],
])("a job's token may do %s", async (_, head, token) => {
  const done = await run("  a:\n    steps:\n      - run: exit 0\n", {}, head);
  expect(done.job("a").token).toEqual(token);
});

test("a runner's own variables reach every step, and a workflow's win", async () => {
  const options = { runnerEnv: { HTTPS_PROXY: "http://proxy.test", LEVEL: "runner" } };
  const jobs = '  a:\n    steps:\n      - run: echo "$HTTPS_PROXY $LEVEL"\n';
  const done = await run(jobs, options, "env:\n  LEVEL: workflow\n");
  expect(done.job("a").steps[0]?.run.stdout.toString()).toBe("http://proxy.test workflow\n");
});

test("a job that does not exist is named", async () => {
  const done = await run("  a:\n    steps:\n      - run: exit 0\n");
  expect(() => done.job("b")).toThrow('No job is called "b"; there are a.');
});

import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const prose = z.string().trim().min(1);
const stub = z.string().regex(/^(?:\.\.\/\.\.\/)?dist\/[a-z0-9-]+\.js$/);

/** The keys of an `action.yml` that this repository uses. Anything else is a mistake: a runner ignores it silently. */
const actionFile = z.strictObject({
  name: prose,
  description: prose,
  author: prose,
  branding: z.strictObject({ icon: prose, color: prose }),
  inputs: z.record(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    z.strictObject({
      description: prose,
      required: z.boolean().optional(),
      /** A string, quoted where YAML would read something else: that is what the action receives. */
      default: z.string().optional(),
      deprecationMessage: prose.optional(),
    }),
  ),
  outputs: z.record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.strictObject({ description: prose })),
  runs: z.strictObject({ using: z.literal("node24"), main: stub, post: stub.optional() }),
});

export interface Action extends z.output<typeof actionFile> {
  /** Where it lies, relative to the root: `.` or `actions/<name>`. */
  readonly folder: string;
}

/**
 * The action described by `<root>/<folder>/action.yml`.
 * @throws {Error} that names the file and every key that is unknown, missing or wrong.
 */
export async function readAction(root: string, folder: string): Promise<Action> {
  const text = await readFile(path.join(root, folder, "action.yml"), "utf8");
  const read = actionFile.safeParse(parse(text));
  if (!read.success) throw new Error(`${folder}/action.yml: ${z.prettifyError(read.error)}`);
  return { ...read.data, folder };
}

/** Every action of the repository: those under `actions/`, and the one at the root where there is one. */
export async function readActions(root: string): Promise<Action[]> {
  const files = await Array.fromAsync(glob(["action.yml", "actions/*/action.yml"], { cwd: root }));
  return Promise.all(files.sort().map((file) => readAction(root, path.dirname(file))));
}

/** The names of the stubs in `dist/` that the actions start, such as `browser-test` and `browser-test-post`. */
export function stubNames(actions: readonly Action[]): string[] {
  const stubs = actions.flatMap(({ runs }) => [runs.main, runs.post ?? []].flat());
  return [...new Set(stubs.map((file) => path.basename(file, ".js")))].sort();
}

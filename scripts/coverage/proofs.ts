import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** A test that says of itself what it proves (test/proves.ts). */
export interface Proof {
  readonly operationId: string;
  /** The path families it proves; none named means the only one that the operation has. */
  readonly families: readonly string[];
  /** The test's file, relative to the root. */
  readonly file: string;
  readonly title: string;
}

/** A test's title, or a call of `proves` that stands as a statement. Titles of `each` follow its table. */
const MARK =
  /(?:\b(?:it|test)|\)|`)\(\s*(["'`])(?<title>(?:\\.|(?!\1).)+)\1,|^\s*proves\((?<named>[^)]*)\);/gm;

/** The proofs in the text of a test file, in order. A call outside any test proves nothing. */
export function proofsIn(text: string, file: string): Proof[] {
  const proofs: Proof[] = [];
  let title: string | undefined;
  for (const { groups } of text.matchAll(MARK)) {
    if (groups?.title !== undefined) title = groups.title.replace(/\\(.)/g, "$1");
    const [operationId, ...families] = namesIn(groups?.named ?? "");
    if (operationId && title !== undefined) proofs.push({ operationId, families, file, title });
  }
  return proofs;
}

const namesIn = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name as string);

/** The proofs in every test that talks to a local cloud, by file. */
export async function readProofs(root: string): Promise<Proof[]> {
  const files = await Array.fromAsync(glob("test/{client,cloud,end-to-end}/**/*.test.ts", { cwd: root }));
  const found = files.sort().map(async (file) => {
    return proofsIn(await readFile(path.join(root, file), "utf8"), file.replaceAll(path.sep, "/"));
  });
  return (await Promise.all(found)).flat();
}

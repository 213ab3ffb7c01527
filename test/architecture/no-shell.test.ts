import { expect, it } from "vitest";
import { importsOf, read, repositoryFiles } from "./source-tree.ts";

/** Known bugs of other actions: an input is interpolated into a shell line, and a fetched installer is piped to a shell. */
it("no action starts a process, so that no input, name or download can reach a shell", () => {
  const files = repositoryFiles("src/*.ts").filter((file) => !file.startsWith("src/cloud/"));
  const starting = files
    .flatMap(importsOf)
    .filter(({ to }) => /^(?:node:)?(?:child_process|cluster|vm)$|^@actions\/exec$/.test(to));
  expect(starting).toEqual([]);
  const evaluating = files.filter((file) => /\beval\(|\bnew Function\(/.test(read(file)));
  expect(evaluating).toEqual([]);
});

import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCRIPT, unpacked, Workplace } from "./suite-folder.ts";

const segment = fc
  .stringMatching(/^[a-zA-Z0-9._äß日-]{1,8}$/u)
  .filter((name) => !/^\.+$|env|git|netrc|ignore/i.test(name));
const tree = fc
  .uniqueArray(
    fc.record({
      name: fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join("/")),
      content: fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.nat(3).map((n) => new Uint8Array(n * 70_000).fill(n)),
      ),
      executable: fc.boolean(),
    }),
    { selector: ({ name }) => name.toLowerCase().normalize("NFC"), maxLength: 8 },
  )
  // A name that is a file here and a folder there cannot be.
  .filter((files) => files.every(({ name }) => !files.some((other) => other.name.startsWith(`${name}/`))));
const variation = fc.record({
  order: fc.infiniteStream(fc.double({ noNaN: true })),
  mtime: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
  umask: fc.constantFrom(0o022, 0o077, 0o002),
});

type Tree = typeof tree extends fc.Arbitrary<infer T> ? T : never;
type Variation = typeof variation extends fc.Arbitrary<infer T> ? T : never;

async function build(files: Tree, { order, mtime, umask }: Variation): Promise<Workplace> {
  const place = await Workplace.create();
  const before = process.umask(umask);
  const keyed = [...files, { name: "run-tests.sh", content: Buffer.from(SCRIPT), executable: false }].map(
    (file) => ({
      file,
      key: order.next().value as number,
    }),
  );
  for (const { file } of keyed.sort((a, b) => a.key - b.key)) {
    const mode = (file.executable ? 0o777 : 0o666) & ~umask;
    await place.put(file.name, Buffer.from(file.content), { mode, mtime });
  }
  process.umask(before);
  return place;
}

describe("the package of a tree", () => {
  it("has the same bytes whatever the order, times, umask and place it was made in", async () => {
    await fc.assert(
      fc.asyncProperty(tree, variation, variation, async (files, first, second) => {
        await using one = await build(files, first);
        await using two = await build(files, second);
        const [a, b] = [await one.package(), await two.package()];
        expect(a.sha256).toBe(b.sha256);
        expect((await readFile(a.path)).equals(await readFile(b.path))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it("gives every file back, in the order of the bytes of the names", async () => {
    await fc.assert(
      fc.asyncProperty(tree, variation, async (files, how) => {
        await using place = await build(files, how);
        const content = await unpacked((await place.package()).path);
        const names = [...files.map(({ name }) => name), "run-tests.sh"];
        expect([...content.keys()]).toEqual(
          names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        );
        for (const file of files) {
          expect(content.get(file.name)?.content.equals(file.content)).toBe(true);
          expect(content.get(file.name)?.mode).toBe(file.executable ? 0o755 : 0o644);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("has these very bytes, so that a change of the format does not pass unseen", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, "a/b.png": "not a picture", c: "" });
    expect((await place.package()).sha256).toBe(
      "315777baea029d891e9f8fecd365c405ed22947a778197385cb48866ba64d34c",
    );
  });
});

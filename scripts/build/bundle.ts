import { createRequire } from "node:module";

interface Bundle {
  /** Contents by file name; `index.js` is the entry. */
  readonly files: ReadonlyMap<string, string>;
  /** What ncc says about the packages it bundled: blocks that begin with a package's name. */
  readonly packages: string;
}

interface NccOutput {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
}
type Ncc = (entry: string, options: Readonly<Record<string, unknown>>) => Promise<NccOutput>;

// ncc is CommonJS and ships no types.
const ncc: Ncc = createRequire(import.meta.url)("@vercel/ncc");
const PACKAGES = "packages.txt";
const MAX_ASSET_BYTES = 5_000_000;

/**
 * Bundles `entry` and everything it imports. What it imports lazily becomes a file of its own. Not minified: that
 * starts faster and can be reviewed.
 * @throws {Error} when an asset is so large that a package which must stay outside was bundled by mistake.
 */
export async function bundle(entry: string): Promise<Bundle> {
  const { code, assets } = await ncc(entry, {
    cache: false,
    minify: false,
    sourceMap: false,
    quiet: true,
    target: "es2024",
    license: PACKAGES,
  });
  const files = new Map([["index.js", code]]);
  for (const [name, { source }] of Object.entries(assets)) {
    if (source.length > MAX_ASSET_BYTES) {
      throw new Error(
        `${name} has ${source.length} bytes. A package that is optional at run time must be imported with ` +
          "import(/* webpackIgnore: true */ …).",
      );
    }
    files.set(name, String(source));
  }
  const packages = files.get(PACKAGES) ?? "";
  files.delete(PACKAGES);
  return { files, packages };
}

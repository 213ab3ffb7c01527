import { execFileSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Browser } from "../../../src/cloud/execution/browser.ts";
import { writeLauncher } from "../../../src/cloud/execution/browser-launcher.ts";
import type { BrowserProfile } from "../../../src/cloud/execution/browser-profile.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { desktop } from "./setting.ts";

interface Started {
  readonly profile?: BrowserProfile;
  readonly browser?: Partial<Browser>;
  readonly demanded?: readonly string[];
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly name?: string;
}

/** The words a browser is started with, and its environment, when a suite calls the launcher. */
async function started(options: Started = {}): Promise<{ words: string[]; variables: string[] }> {
  await using place = await scratch();
  const path = join(place.path, "it's a browser");
  await writeFile(path, `#!/bin/sh\nprintf '%s\\0' "$@"; printf '\\0'; env -0\n`);
  await chmod(path, 0o755);
  const browser = { path, sharedLibraryPaths: [], readablePaths: [], origin: "test", ...options.browser };
  await writeLauncher(place.path, {
    browser,
    profile: options.profile ?? desktop,
    demanded: options.demanded ?? [],
  });
  const launcher = join(place.path, options.name ?? "chromium");
  const env = { PATH: process.env.PATH, TMPDIR: place.path, ...options.environment };
  const said = execFileSync(launcher, [...(options.args ?? [])], { env, encoding: "utf8" });
  const [words = "", variables = ""] = said.split("\0\0");
  return { words: words.split("\0"), variables: variables.split("\0") };
}

describe("the browser's launcher", () => {
  it("adds what the profile and the place need, in front of the caller's own words", async () => {
    const profile = { ...desktop, width: 412, height: 915, scale: 2.625, touch: true, userAgent: "A phone" };
    const { words } = await started({
      profile,
      demanded: ["--no-sandbox"],
      args: ["--mute-audio", "http://x/?a b"],
    });
    expect(words).toEqual(
      expect.arrayContaining(["--no-sandbox", "--disable-quic", "--no-first-run", "--headless"]),
    );
    expect(words).toEqual(
      expect.arrayContaining([
        ...["--window-size=412,915", "--force-device-scale-factor=2.625"],
        ...["--touch-events=enabled", "--user-agent=A phone"],
      ]),
    );
    expect(words.slice(-2)).toEqual(["--mute-audio", "http://x/?a b"]);
  });

  it("leaves touch and user agent alone where the profile names none", async () => {
    const { words } = await started();
    expect(words.filter((word) => /^--(?:touch|user-agent)/.test(word))).toEqual([]);
  });

  it("gives each browser a fresh folder, unless the caller names one", async () => {
    const folders = (words: string[]) => words.filter((word) => word.startsWith("--user-data-dir"));
    const [first, second] = [await started(), await started()].map(({ words }) => folders(words));
    expect(first).toHaveLength(1);
    expect(second).not.toEqual(first);
    expect(folders((await started({ args: ["--user-data-dir=/own"] })).words)).toEqual([
      "--user-data-dir=/own",
    ]);
  });

  it.each([
    ["without a display", {}, [], ["--headless"]],
    ["with the caller's own mode", {}, ["--headless=new"], ["--headless=new"]],
    ["with a display", { DISPLAY: ":1" }, [], []],
    ["with a Wayland display", { WAYLAND_DISPLAY: "wayland-0" }, [], []],
  ])("%s starts it accordingly", async (_, environment, args, modes) => {
    const { words } = await started({ environment: environment as Record<string, string>, args });
    expect(words.filter((word) => word.startsWith("--headless"))).toEqual(modes);
  });

  it("sets the library path and the fonts for the browser alone", async () => {
    const libraries = { sharedLibraryPaths: ["/own lib", "/more"], fontConfiguration: "/own/fonts.conf" };
    const { variables } = await started({ browser: libraries });
    expect(variables).toEqual(
      expect.arrayContaining(["LD_LIBRARY_PATH=/own lib:/more", "FONTCONFIG_FILE=/own/fonts.conf"]),
    );
    expect((await started()).variables.filter((one) => /^(?:LD_|FONTCONFIG)/.test(one))).toEqual([]);
  });

  it.each(["chromium-browser", "google-chrome", "google-chrome-stable"])(
    "is also found as %s",
    async (name) => {
      expect((await started({ name, args: ["--x"] })).words.at(-1)).toBe("--x");
    },
  );

  it("passes any user agent and any argument as one word", async () => {
    const word = fc.string({ unit: "grapheme-ascii", minLength: 1 });
    await fc.assert(
      fc.asyncProperty(word, word, async (userAgent, argument) => {
        fc.pre(!argument.startsWith("--"));
        const { words } = await started({ profile: { ...desktop, userAgent }, args: [argument] });
        expect(words).toContain(`--user-agent=${userAgent}`);
        expect(words.at(-1)).toBe(argument);
      }),
      { numRuns: 25 },
    );
  });
});

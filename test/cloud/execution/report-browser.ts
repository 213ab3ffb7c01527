import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { silent } from "../../../src/base/logger.ts";
import { findBrowser } from "../../../src/cloud/execution/browser.ts";
import { openSetting } from "./setting.ts";

/** Run as a program of its own, where libraries are hidden: which browser is found, and what a suite does with it. */
const browser = await findBrowser({ environment: {}, logger: silent });
await using setting = await openSetting("process-group", browser);
const entries = [
  { name: "run-tests.sh", data: "#!/bin/sh\nexec node take-screenshot.ts\n", mode: 0o100755 },
  { name: "take-screenshot.ts", data: await readFile(new URL("take-screenshot.ts", import.meta.url)) },
];
const { end, output } = await setting.run("", { entries });
const seen = await readFile(join(setting.workspace, "seen.json"), "utf8").then(JSON.parse, () => output);
const png = await readFile(join(setting.workspace, "screenshots", "page.png")).catch(() => Buffer.alloc(24));
console.log(JSON.stringify({ browser, end, seen, size: [png.readUInt32BE(16), png.readUInt32BE(20)] }));

import assert from "node:assert/strict";
import { appendFileSync, mkdirSync } from "node:fs";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { Browser } from "./browser.mjs";
import { deviceFrom } from "./device.mjs";
import { eventually } from "./eventually.mjs";
import { serveFolder } from "./static-server.mjs";

let shared;
let currentTest = "";

/**
 * The shop's page, opened afresh with nothing stored. When the test fails, `screenshots/failed-<name>.png` shows the
 * moment.
 *
 * @param {import("node:test").TestContext} test
 * @returns {Promise<import("./page.mjs").Page>}
 */
export async function openShop(test) {
  currentTest = test.name;
  shared ??= start();
  const { page, server } = await shared;
  test.after(() => test.passed || pictureOfFailure(page, test.name));
  await page.clearStorage(server.url);
  await page.goto(server.url);
  return page;
}

/** Waits until the list shows exactly these names. */
export function showsItems(page, names) {
  return eventually(async () => assert.deepEqual(await page.texts("#items .name"), names));
}

/** One server, one browser and one page for all tests of this process, started when the first test asks for them. */
async function start() {
  const browser = await Browser.start();
  const server = await serveFolder(fileURLToPath(new URL("../page", import.meta.url)));
  const page = await browser.openPage(deviceFrom(process.env), logConsole);
  return { browser, server, page };
}

after(async () => {
  // When the start failed, every test has said so, and nothing is left to close.
  const started = await shared?.catch(() => undefined);
  await started?.server.close();
  await started?.browser.close();
});

async function pictureOfFailure(page, testName) {
  // A browser that is gone takes no picture; that must not hide how the test failed.
  await page.screenshot(`failed-${testName.replaceAll(/\W+/g, "-")}`).catch(() => {});
}

function logConsole(line) {
  mkdirSync("output-files", { recursive: true });
  appendFileSync("output-files/browser-console.log", `[${currentTest}] ${line}\n`);
}

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokerClient } from "../broker/support/broker-client.ts";
import { W3cServer } from "../broker/support/w3c-server.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { DESKTOP, PHONE } from "./support/browser-setting.ts";
import { PageBrowser } from "./support/page-browser.ts";

let open: AsyncDisposableStack;
let cloud: TestCloud;
let browser: PageBrowser;
beforeAll(async () => {
  open = new AsyncDisposableStack();
  const server = open.use(await W3cServer.start());
  cloud = open.use(await startTestCloud({ webdriver: server.url }));
  browser = open.use(await PageBrowser.start());
}, 60_000);
afterAll(() => open.disposeAsync());

async function brokerPage(viewport: typeof DESKTOP) {
  const page = await browser.open(viewport);
  await page.loading(() => page.send("Page.navigate", { url: cloud.cloud.signInLink() }), 2);
  await page.goto(`${cloud.cloud.url}/broker`);
  return page;
}

describe("the broker's page in a browser", { timeout: 60_000 }, () => {
  it("issues a ticket that opens a session, and revokes it", async () => {
    const page = await brokerPage(PHONE);
    await page.evaluate("document.querySelector('#minutes').value = 5");
    await page.evaluate("document.querySelector('#device').value = 101");
    await page.loading(() => page.press("#new-ticket button"));
    expect(await page.text("h1")).toMatch(/^Ticket \d+$/);
    expect(await page.text("#ticket")).toContain("in 5 min");
    const session = await brokerClient(cloud, { key: null }).open(
      JSON.parse(await page.text("#capabilities pre")),
    );
    expect(session.capabilities["cloud:device"]).toBe("Google Pixel 8");
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await page.loading(() => page.press("#back a"));
    expect(await page.text("#sessions")).toMatch(/Google Pixel 8\s+just now\s+with ticket \d+/);
    for (const box of ["#sessions .scroll", "#tickets .scroll"]) {
      expect(
        await page.evaluate(
          `(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector("${box}"))`,
        ),
      ).toBe(true);
    }
    await page.loading(() => page.press("#tickets button"));
    expect(await page.text("#tickets")).toContain("No ticket is valid now.");
    expect(await page.text("#sessions")).toContain("No client of yours has a session now.");
    expect(page.complaints).toEqual([]);
  });

  it("follows sessions by itself, ends one, and leaves alone what one has filled in", async () => {
    const page = await brokerPage(DESKTOP);
    await page.evaluate("window.stayed = true");
    await page.evaluate("document.querySelector('#minutes').value = 7");
    await page.evaluate("document.querySelector('#device').value = 109");
    const session = await brokerClient(cloud).open({ "cloud:name": "Follow me" });
    await page.until(async () => (await page.text("#sessions")).includes("Follow me"));
    const filled =
      "[window.stayed, document.querySelector('#minutes').value, document.querySelector('#device').value]";
    expect(await page.evaluate(filled)).toEqual([true, "7", "109"]);
    await page.loading(() => page.press("#sessions button"));
    expect(await page.url()).toBe(`${cloud.cloud.url}/runs/${session.capabilities["cloud:runId"]}`);
    expect(await page.text("#run .badge")).toBe("Aborted");
    expect(page.complaints).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { PageServer } from "../../../end-to-end/broker/page-server.ts";
import { basic } from "../../support/test-cloud.ts";
import { BrokerClient, type ClientSession } from "../support/broker-client.ts";
import { describeWithDriver } from "../support/driver-needed.ts";
import { startUnconfinedCloud } from "../support/unconfined-cloud.ts";
import { zipOf } from "../support/zip-of.ts";

/** A cloud and a browser start, on a busy machine. */
const START_LIMIT_MS = 60_000;
const READ =
  "return Promise.all([...document.querySelector('#file').files].map(async f => [f.name, await f.text()]))";
const PAGE = `<title>page</title><input id=file type=file multiple>
  <input id=text><textarea id=area></textarea><div id=free contenteditable></div>`;
const PNG = "iVBORw0KGgo";

describeWithDriver("what suites do in a session without a sandbox", () => {
  let open: AsyncDisposableStack;
  let client: BrokerClient;
  let session: ClientSession;
  let pages: PageServer;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    pages = open.use(await PageServer.start());
    const { ready } = open.use(await startUnconfinedCloud());
    client = new BrokerClient(`${ready.url}/hub/wd`, basic(ready.apiKey));
    session = open.use(await client.open());
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  it("opens pages of the web, of data and blank ones, and takes their pictures", async () => {
    const addresses = [pages.url, `${pages.url}terms?x=/etc/passwd#file:///`, "about:blank", "about:blank#x"];
    for (const address of [...addresses, "data:text/html,<p>%C3%A4", "DATA:,upper"]) {
      expect(await session.post("/url", { url: address })).toBeNull();
      expect(await session.get("/url")).toBe(address.replace("DATA", "data"));
    }
    await session.post("/url", { url: ` ${pages.url} ` });
    expect(await session.get("/title")).toBe("Shop");
    const blob =
      "const at = URL.createObjectURL(new Blob(['<title>blob</title>'], { type: 'text/html' })); return at";
    await session.post("/url", { url: await session.run(blob) });
    expect(await session.get("/title")).toBe("blob");
    expect(await session.get("/screenshot")).toMatch(PNG);
  });

  it("types texts that look like paths into anything but a file input", async () => {
    await session.goTo(PAGE);
    const oneLine = "/etc/passwd and 1/2/2025";
    const lines = "/etc/passwd\n\n  /var/keys/.ssh or https://a.example/b\nplain\n/";
    const typings = [
      ["#text", oneLine, oneLine],
      ["#area", lines, lines],
      // A modifier is held within its line, as ever.
      ["#area", "/\uE008b\uE000c/", "/Bc/"],
    ] as const;
    for (const [selector, text, expected] of typings) {
      const id = await session.find(selector);
      await session.post(`/element/${id}/clear`);
      await session.post(`/element/${id}/value`, { text });
      expect(await session.get(`/element/${id}/property/value`)).toBe(expected);
    }
    const free = await session.find("#free");
    await session.run("window.keys = []; onkeydown = ({ key }) => window.keys.push(key)");
    await session.post(`/element/${free}/value`, { text: oneLine });
    expect(await session.get(`/element/${free}/text`)).toBe(oneLine);
    expect((await session.run("return window.keys")).filter((key: string) => key !== "Shift").join("")).toBe(
      oneLine,
    );
  });

  it("gives a page the files that its client has sent, and only to that session", async () => {
    await session.goTo(PAGE);
    const sent: string[] = [];
    for (const content of ["first", "second"]) {
      sent.push(await session.post("/se/file", { file: await zipOf(["notes ä.txt", content]) }));
    }
    const input = await session.find("#file");
    await session.post(`/element/${input}/value`, { text: sent.join("\n") });
    expect(await session.run(READ)).toEqual([
      ["notes ä.txt", "first"],
      ["notes ä.txt", "second"],
    ]);
    const [first = ""] = sent;
    const folder = first.slice(0, first.lastIndexOf("/"));
    for (const other of [
      folder,
      `${folder}/../1/notes ä.txt`,
      first.replace("/1/", "/3/"),
      `${first}\u0000`,
    ]) {
      const { status, value } = await session.send("POST", `/element/${input}/value`, { text: other });
      expect([other, status, value.error]).toEqual([other, 400, "invalid argument"]);
    }
    await using stranger = await client.open();
    await stranger.goTo(PAGE);
    const theirs = await stranger.find("#file");
    const { value } = await stranger.send("POST", `/element/${theirs}/value`, { text: first });
    expect(value.message).toMatch(/^The file "\/.*" is not given to the page\./);
  });

  it("hears from the driver what is wrong with an element", async () => {
    await session.goTo(PAGE);
    const gone = await session.find("#text");
    await session.goTo(PAGE);
    for (const text of ["plain", "/etc/passwd"]) {
      const { value } = await session.send("POST", `/element/${gone}/value`, { text });
      expect(value.error).toBe("stale element reference");
    }
  });
});

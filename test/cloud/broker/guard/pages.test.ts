import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { basic } from "../../support/test-cloud.ts";
import { BrokerClient, type ClientSession } from "../support/broker-client.ts";
import { eventually } from "../support/broker-cloud.ts";
import { describeWithDriver } from "../support/driver-needed.ts";
import { READING_WAYS, WAY_COUNT } from "../support/reading-ways.ts";
import { createSecretFile, type SecretFile } from "../support/secret-file.ts";
import { startUnconfinedCloud, type UnconfinedCloud } from "../support/unconfined-cloud.ts";

/** A cloud and a browser start, on a busy machine. */
const START_LIMIT_MS = 60_000;
const PAGE = "<title>page</title><button id=ask>Ask</button>";
const CONTROL = "\uE009";

describeWithDriver("a page in a session without a sandbox", () => {
  let open: AsyncDisposableStack;
  let cloud: UnconfinedCloud;
  let session: ClientSession;
  let secret: SecretFile;
  let server: Server;
  let home: string;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    secret = open.use(await createSecretFile());
    server = createServer(({ url = "" }, response) => {
      response.statusCode = url === "/away" ? 302 : 200;
      if (url === "/away") response.setHeader("location", secret.url);
      else if (url === "/later") response.setHeader("refresh", `0; url=${secret.url}`);
      response.setHeader("content-type", "text/html").end(PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    open.defer(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    cloud = open.use(await startUnconfinedCloud());
    const { url, apiKey } = cloud.ready;
    const client = new BrokerClient(`${url}/hub/wd`, basic(apiKey));
    // On a screen a chooser would wait for somebody.
    session = open.use(await client.open({ "goog:chromeOptions": { args: ["--headless"] } }));
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  /** Looks into every window and its frames, and closes all but the first. */
  async function expectNoLeak(): Promise<void> {
    const [first, ...others] = (await session.get("/window/handles")) as string[];
    for (const handle of [...others, first]) {
      await session.post("/window", { handle });
      expect(new URL(await session.get("/url")).protocol).not.toBe("file:");
      expect(secret.leaksInto(await session.get("/source"))).toBe(false);
      const frames = await session.run("return frames.length");
      for (let index = 0; index < frames; index++) {
        // A frame that loaded nothing may be gone by now.
        if ((await session.send("POST", "/frame", { id: index })).status !== 200) continue;
        expect(secret.leaksInto(await session.send("GET", "/source"))).toBe(false);
        await session.post("/frame/parent");
      }
      if (handle !== first) await session.send("DELETE", "/window");
    }
  }

  it("reads no file by a script, whatever page it is and whichever way it takes", async () => {
    const blob = "return URL.createObjectURL(new Blob(['<body>blob'], { type: 'text/html' }))";
    const pages = [
      async () => home,
      async () => {
        await session.post("/url", { url: home });
        return await session.run(blob);
      },
      async () => "data:text/html,<body>data",
      async () => "about:blank",
    ];
    for (const page of pages) {
      const url = await page();
      await session.post("/url", { url });
      for (const address of [secret.url, `${home}/away`]) {
        const said = await session.post("/execute/async", { script: READING_WAYS, args: [address] });
        expect(said).toHaveLength(WAY_COUNT);
        expect(secret.leaksInto(said)).toBe(false);
        await expectNoLeak();
      }
    }
  });

  it("is not led to a file by its server, a link, a form or its own address", async () => {
    const moves = [
      "location.href = arguments[0]",
      "location.replace(arguments[0])",
      "const a = document.createElement('a'); a.href = arguments[0]; document.body.append(a); a.click()",
      "const f = document.createElement('form'); f.action = arguments[0]; document.body.append(f); f.submit()",
      "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0; url=' + arguments[0]; document.head.append(m)",
      "history.pushState(null, '', arguments[0])",
    ];
    for (const path of ["/away", "/later"]) {
      await session.send("POST", "/url", { url: home + path });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expectNoLeak();
    }
    for (const move of moves) {
      for (const address of [secret.url, `${home}/away`, "about:version", "chrome://version"]) {
        await session.post("/url", { url: home });
        await session.send("POST", "/execute/sync", { script: move, args: [address] });
        await new Promise((resolve) => setTimeout(resolve, 100));
        await expectNoLeak();
        expect(await session.get("/url")).not.toMatch(/version/);
      }
    }
  });

  it("gets no file by entities, style sheets or documents that name one", async () => {
    const entity = `<!DOCTYPE a [<!ENTITY e SYSTEM "${secret.url}">]><a>&e;</a>`;
    const sheet = `<?xml-stylesheet type="text/xsl" href="${secret.url}"?><a/>`;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${secret.url}"/><use href="${secret.url}#a"/></svg>`;
    for (const [type, text] of [
      ["text/xml", entity],
      ["text/xml", sheet],
      ["image/svg+xml", picture],
    ] as const) {
      await session.post("/url", { url: `data:${type},${encodeURIComponent(text)}` });
      await expectNoLeak();
    }
  });

  it("downloads no file of this machine, to be found among the results", async () => {
    const addresses = [secret.url, `${home}/away`, "data:,kept"];
    for (const address of addresses) {
      // Each from a page of its own and by a click: a browser asks before it saves several.
      await session.post("/url", { url: home });
      await session.run(
        "document.body.innerHTML = `<a href='${arguments[0]}' download=saved.txt>save`",
        address,
      );
      await session.post(`/element/${await session.find("a")}/click`);
    }
    const found = async () => {
      const names = await readdir(cloud.dataFolder, { recursive: true });
      return names
        .filter((name) => /saved[^/]*\.txt$/.test(name))
        .map((name) => join(cloud.dataFolder, name));
    };
    const saved = await eventually(async () => ((await found()).length > 0 ? await found() : undefined));
    const contents = await Promise.all(saved.map((path) => readFile(path, "utf8")));
    expect(contents).toEqual(["kept"]);
  });

  it("gets none from a chooser, for nobody is there to choose", async () => {
    await session.post("/url", { url: home });
    for (const chooser of ["showOpenFilePicker", "showDirectoryPicker", "showSaveFilePicker"]) {
      const script = `window.said = undefined; document.querySelector("#ask").onclick = () =>
        ${chooser}().then(() => { window.said = "chosen"; }, ({ name }) => { window.said = name; });`;
      await session.run(script);
      await session.post(`/element/${await session.find("#ask")}/click`);
      const wait =
        "const look = () => window.said ? arguments[0](window.said) : setTimeout(look, 10); look()";
      expect(await session.post("/execute/async", { script: wait, args: [] })).toMatch(
        /^(?:Abort|NotAllowed)Error$/,
      );
    }
  });

  it("has keys that reach the page alone, not the browser around it", async () => {
    await session.post("/url", { url: home });
    const keys = (text: string) =>
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
    for (const key of ["l", "o", "u", "t", "n"]) {
      const chord = [{ type: "keyDown", value: CONTROL }, ...keys(key), { type: "keyUp", value: CONTROL }];
      const actions = [...chord, ...keys(`${secret.url}\uE007`)];
      await session.post("/actions", { actions: [{ type: "key", id: "keys", actions }] });
      expect(await session.get("/url")).toBe(`${home}/`);
      await expectNoLeak();
    }
  });
});

import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ChromedriverServer } from "../../../../scripts/bench-relay/chromedriver-server.ts";
import { basic } from "../../support/test-cloud.ts";
import { BrokerClient, type ClientSession } from "../support/broker-client.ts";
import { describeWithDriver } from "../support/driver-needed.ts";
import { refusedHandshake } from "../support/refused-handshake.ts";
import { createSecretFile, type SecretFile } from "../support/secret-file.ts";
import { startUnconfinedCloud } from "../support/unconfined-cloud.ts";

/** A cloud and a browser start, on a busy machine. */
const START_LIMIT_MS = 60_000;
const FILES =
  "return Promise.all([...document.querySelectorAll('input')].flatMap(i => [...(i.files ?? [])]).map(f => f.text()))";
const PAGE =
  "<title>page</title><input id=file type=file multiple><input id=text><textarea id=area></textarea>";

describeWithDriver("a session whose browser runs without a sandbox", () => {
  let open: AsyncDisposableStack;
  let client: BrokerClient;
  let session: ClientSession;
  let secret: SecretFile;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    secret = open.use(await createSecretFile());
    const { ready } = open.use(await startUnconfinedCloud());
    client = new BrokerClient(`${ready.url}/hub/wd`, basic(ready.apiKey));
    session = open.use(await client.open());
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  /** A command whose body is exactly these bytes. */
  async function sendRaw(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) {
    const answer = await fetch(`${client.address}/session/${session.id}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    return { status: answer.status, value: JSON.parse(await answer.text()).value };
  }
  const element = async (selector: string) => `/element/${await session.find(selector)}/value`;

  it("is what would hand out the secret if nobody judged its commands", async () => {
    await using server = await ChromedriverServer.start();
    const options = { "goog:chromeOptions": server.options };
    await using plain = await new BrokerClient(server.url, undefined).open(options);
    await plain.post("/url", { url: secret.url });
    expect(secret.leaksInto(await plain.get("/source"))).toBe(true);
    await plain.goTo(PAGE);
    // The driver takes the element of the body, not that of the path.
    const body = { id: await plain.find("#file"), text: secret.path };
    await plain.post(`/element/${await plain.find("#text")}/value`, body);
    expect(secret.leaksInto(await plain.run(FILES))).toBe(true);
  });

  it("opens no address that could show a file or a page of the browser's own", async () => {
    await session.goTo(PAGE);
    const before = await session.get("/url");
    const { url, path, folder } = secret;
    const addresses = [
      ...[url, url.replace("file", "FiLe"), url.replace("file", "fi\tle"), url.replace("file", "f\nile")],
      ...[` ${url}`, `\u0000${url}`, `\t${url}`, url.replace("///", "/"), url.replace("///", "\\\\\\")],
      ...[`view-source:${url}`, `view-source:view-source:${url}`, "view-source:http://127.0.0.1/"],
      ...["ht\ttp://127.0.0.1/", "about\n:blank"],
      ...[`filesystem:${url}`, `blob:${url}`, `blob:view-source:${url}`, `feed:${url}`, `jar:${url}!/`],
      ...[path, folder, `//${path}`, "localhost", "no address", ""],
      ...["about:version", "ABOUT:VERSION", "about:srcdoc", "about:blank/../version", "about://version"],
      ...["chrome://version", "chrome:version", "devtools://devtools/bundled/inspector.html"],
      ...["chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html", "chrome-untrusted://print/"],
      ...["javascript:alert(1)", "ftp://127.0.0.1/", "ws://127.0.0.1/", "mailto:a@b.example"],
    ];
    for (const address of addresses) {
      const { status, value } = await session.send("POST", "/url", { url: address });
      expect([address, status, value.error]).toEqual([address, 400, "invalid argument"]);
      expect(value.message).toMatch(
        /^The address ".*" is not opened\. No sandbox works .* install bubblewrap/,
      );
      expect(await session.get("/url")).toBe(before);
      expect(secret.leaksInto(await session.get("/source"))).toBe(false);
    }
  });

  it("opens no other address than the one that was judged, however the body is written", async () => {
    await session.goTo(PAGE);
    const bodies: string[] = [
      ...["", "{", "[]", "null", '"text"', "{}", '{"url": null}', '{"url": ["data:,"]}', '{"URL": "data:,"}'],
      ...[`{"url": "data:,", "url": "${secret.url}"}`, `/* */{"url": "${secret.url}"}`],
      ...[
        `\ufeff{"url": "${secret.url}"}`,
        `{"url": "${secret.url}",}`,
        `{"url": "\\u0066ile://${secret.path}"}`,
      ],
    ];
    for (const body of bodies) {
      const { status, value } = await sendRaw("/url", body);
      expect([body, status, value.error]).toEqual([body, 400, "invalid argument"]);
    }
    const packed = gzipSync(JSON.stringify({ url: secret.url }));
    const { value } = await sendRaw("/url", packed, { "content-encoding": "gzip" });
    expect(value.error).toBe("invalid argument");
    expect(await session.get("/title")).toBe("page");
    await sendRaw("/url", `{"url": "${secret.url}", "url": "data:text/html,<title>last</title>"}`);
    expect(await session.get("/title")).toBe("last");
  });

  it("answers to a body that is too long, and goes on", async () => {
    for (const path of ["/url", "/element/any/value"]) {
      const { status, value } = await sendRaw(path, JSON.stringify({ url: "x".repeat(5 * 1024 ** 2) }));
      expect([status, value.error]).toEqual([413, "invalid argument"]);
    }
    await session.goTo(`<title>long</title>${"x".repeat(200_000)}`);
    expect(await session.get("/title")).toBe("long");
  });

  it("takes no command of a driver's own, nor an unknown one", async () => {
    const cdp = { cmd: "Page.navigate", params: { url: secret.url } };
    const commands = [
      ...["/goog/cdp/execute", "/ms/cdp/execute", "/chromium/send_command", "/moz/addon/install"],
      ...["/chromium/send_command_and_get_result", "/chromium/send_command_from_websocket", "/se/cdp"],
      ...["/goog/page/freeze", "/goog/cast/start_tab_mirroring", "/goog/device/webview/open_page"],
      ...["/webextension", "/appium/device/pull_file", "/execute", "/keys", "/element/active/submit"],
      ...["//url", "/url?x", "/u%72l", "/./url", "/url#x", "/element/a/b/../../../goog/cdp/execute"],
    ].map((path) => ["POST", path] as const);
    const others = [
      ...[
        ["GET", "/chromium/heap_snapshot"],
        ["GET", ""],
        ["GET", "/goog/cast/get_sinks"],
      ],
      ...[
        ["PUT", "/url"],
        ["PATCH", "/url"],
        ["GET", "/no/such/command"],
        ["DELETE", "/webextension/a"],
      ],
    ] as const;
    for (const [method = "GET", path = ""] of [...commands, ...others]) {
      const body = method === "POST" ? JSON.stringify(cdp) : null;
      const answer = await fetch(`${client.address}/session/${session.id}${path}`, { method, body });
      const { value } = (await answer.json()) as { value: { error: string; message: string } };
      const isUrl = ["/url#x", "/./url"].includes(path); // `fetch` itself makes them `/url`, and the body has none.
      expect([path, value.error]).toEqual([path, isUrl ? "invalid argument" : "unsupported operation"]);
      if (!isUrl)
        expect(value.message).toMatch(/^The command \w+ .*is not passed on\. .* install bubblewrap/);
    }
  });

  it("gives a page no file that its client has not sent", async () => {
    await session.goTo(PAGE);
    const { path, folder } = secret;
    const [file, text] = [await element("#file"), await element("#text")];
    const named = [
      ...[path, folder, "/", ` ${path}`, `\r${path}\u000b`, `\u000c ${path} `, `${path}\u0000.png`],
      ...[
        `\n${path}\n`,
        `${folder}/../${folder}/secret.txt`,
        `/${path}`,
        "/etc/passwd",
        "/proc/self/environ",
      ],
      ...[`a\n${path}`, `${path}\n/etc/passwd`],
    ];
    for (const typed of named) {
      const { status, value } = await session.send("POST", file, { text: typed });
      expect([typed, status, value.error]).toEqual([typed, 400, "invalid argument"]);
      expect(value.message).toMatch(/^The file "\/.*" is not given to the page\. .* install bubblewrap/);
    }
    // What is no absolute path is no file to the driver.
    for (const typed of [
      secret.url,
      "secret.txt",
      "./secret.txt",
      `..${path}`,
      `~${path}`,
      `\u0000${path}`,
    ]) {
      const { status, value } = await session.send("POST", file, { text: typed });
      expect([typed, status, value.error]).toEqual([typed, 400, "invalid argument"]);
    }
    // The driver would take the element of the body.
    const id = await session.find("#file");
    await session.send("POST", text, { id, text: path, value: [path] });
    expect(await session.run(FILES)).toEqual([]);
    await session.send("POST", file, { value: [path] });
    expect(await session.run(FILES)).toEqual([]);
  });

  it("gives none to a page that lies about its element, or changes it while that is looked at", async () => {
    await session.goTo(PAGE);
    const [file, text] = [await element("#file"), await element("#text")];
    await session.run("Object.defineProperty(arguments[0], 'type', { get: () => 'text' })", {
      "element-6066-11e4-a52e-4f735466cecf": file.split("/")[2],
    });
    const lied = await session.send("POST", file, { text: secret.path });
    expect([lied.status, await session.run(FILES)]).toEqual([400, []]);
    const swap = "configurable: true, get() { delete this.type; this.type = 'file'; return 'text' }";
    await session.run(`Object.defineProperty(document.querySelector("#text"), "type", { ${swap} })`);
    const changed = await session.send("POST", text, { text: secret.path });
    expect([changed.status, await session.run(FILES)]).toEqual([400, []]);
  });

  it("has no WebSocket, and says why to who insists", async () => {
    await using wishing = await client.open({ webSocketUrl: true });
    expect(wishing.capabilities).not.toHaveProperty("webSocketUrl");
    const { status, value } = await refusedHandshake(`${client.address}/session/${wishing.id}`);
    expect([status, value.error]).toEqual([500, "unsupported operation"]);
    expect(value.message).toMatch(/^The session has no WebSocket: .* install bubblewrap there\.$/);
  });
});

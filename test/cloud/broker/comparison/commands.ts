/** A command of the comparison. `{name}` in it stands for what an earlier command gave under that name. */
export interface ComparedCommand {
  readonly method: "GET" | "POST" | "DELETE" | "PUT";
  /** Below the session. */
  readonly path: string;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  /** Keeps the id of the element, shadow root or window of the answer under this name. */
  readonly keep?: string;
}

const get = (path: string): ComparedCommand => ({ method: "GET", path });
const remove = (path: string): ComparedCommand => ({ method: "DELETE", path });
const post = (path: string, body: unknown = {}, keep?: string): ComparedCommand => ({
  method: "POST",
  path,
  body,
  ...(keep === undefined ? {} : { keep }),
});
const find = (value: string, keep?: string, using = "css selector") =>
  post("/element", { using, value }, keep);
const run = (script: string, ...args: unknown[]) => post("/execute/sync", { script, args });
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** What suites use of WebDriver, its failures included, over the pages of `page-server.ts`. */
export const comparedCommands = (pages: string): readonly ComparedCommand[] => [
  ...[
    post("/timeouts", { implicit: 0, script: 500 }),
    get("/timeouts"),
    post("/window/rect", { width: 900, height: 700 }),
  ],
  ...[
    post("/url", { url: pages }),
    get("/url"),
    get("/title"),
    get("/source"),
    { ...get("/window"), keep: "home" },
  ],
  ...[find("h1", "heading"), find("Terms", "terms", "link text"), find("//button", "add", "xpath")],
  ...[
    post("/elements", { using: "tag name", value: "li" }),
    post("/elements", { using: "css selector", value: ".none" }),
  ],
  ...[find(".none"), find("[", undefined), find("x", undefined, "no such way"), find("ul", "list")],
  post("/element/{list}/element", { using: "css selector", value: "li" }, "item"),
  post("/element/{list}/elements", { using: "css selector", value: "li" }),
  ...[get("/element/{item}/text"), get("/element/{item}/name"), get("/element/{item}/attribute/class")],
  ...[
    get("/element/{item}/property/className"),
    get("/element/{item}/css/display"),
    get("/element/{item}/displayed"),
  ],
  ...[get("/element/{add}/enabled"), get("/element/{add}/computedrole"), get("/element/{add}/computedlabel")],
  ...[
    get("/element/{heading}/rect"),
    get("/element/{add}/selected"),
    post("/element/{add}/click"),
    find("#count", "count"),
  ],
  ...[
    get("/element/{count}/text"),
    find("#name", "name"),
    post("/element/{name}/value", { text: "Ada äöü €" }),
  ],
  ...[get("/element/{name}/property/value"), post("/element/{name}/clear"), get("/element/active")],
  post("/actions", {
    actions: [
      {
        type: "key",
        id: "keys",
        actions: [
          { type: "keyDown", value: "x" },
          { type: "keyUp", value: "x" },
        ],
      },
    ],
  }),
  remove("/actions"),
  ...[
    run("return 6 * 7"),
    run("return arguments[0]", { [ELEMENT]: "{add}" }),
    run("return {a: [1, null, 'ü']}"),
  ],
  ...[
    run("throw new Error('wrong')"),
    run("return document.querySelectorAll('li')"),
    run("syntax error here"),
  ],
  post("/execute/async", { script: "arguments[0](document.title)", args: [] }),
  post("/execute/async", { script: "", args: [] }),
  ...[
    post("/cookie", { cookie: { name: "a", value: "1" } }),
    get("/cookie"),
    get("/cookie/a"),
    get("/cookie/none"),
  ],
  ...[remove("/cookie/a"), post("/cookie", { cookie: {} }), find("#offers", "frame")],
  ...[
    post("/frame", { id: { [ELEMENT]: "{frame}" } }),
    find("#offer", "offer"),
    get("/element/{offer}/text"),
  ],
  ...[
    post("/frame/parent"),
    get("/element/{offer}/text"),
    post("/frame", { id: null }),
    post("/frame", { id: 99 }),
  ],
  ...[
    find("#clear", "clear"),
    post("/element/{clear}/click"),
    get("/alert/text"),
    get("/title"),
    get("/alert/text"),
  ],
  ...[post("/element/{clear}/click"), post("/alert/accept"), post("/alert/dismiss"), get("/alert/text")],
  ...[
    post("/window/new", { type: "tab" }),
    get("/window/handles"),
    post("/window", { handle: "none" }),
    post("/window", {}),
  ],
  ...[
    get("/element/{heading}/screenshot"),
    get("/screenshot"),
    post("/print", { pages: [] }),
    get("/window/rect"),
  ],
  ...[post("/back"), get("/element/{heading}/text"), post("/forward"), post("/refresh"), get("/title")],
  ...[
    find("#card", "card"),
    get("/element/{card}/screenshot"),
    get("/element/none/text"),
    post("/url", { url: "no address" }),
  ],
  ...[
    get("/no/such/command"),
    { method: "PUT" as const, path: "/title" },
    post("/url", "{"),
    post("/url", "[]"),
  ],
  ...[post("/element", ""), run("return document.querySelector('#host')"), get("/element/{card}/shadow")],
];

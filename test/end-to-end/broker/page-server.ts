import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const VIEWPORT = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

const SHOP = `${VIEWPORT}<title>Shop</title>
<h1>Shop</h1>
<ul><li class="item">Olives</li><li class="item">Bread</li><li class="item">Dates</li></ul>
<button id="add" onclick="count.textContent = Number(count.textContent) + 1">Add</button> <b id="count">0</b>
<input id="name" oninput="greeting.textContent = 'Hello ' + this.value"> <i id="greeting"></i>
<input id="receipt" type="file" onchange="send(this.files[0])"> <i id="sent"></i>
<iframe id="offers" src="/offers" style="width: 200px; height: 60px"></iframe>
<a id="terms" href="/terms" target="_blank">Terms</a>
<button id="clear" onclick="cleared.textContent = confirm('Clear the basket?') ? 'cleared' : 'kept'">Clear</button>
<i id="cleared"></i>
<div id="card" style="width: 120px; height: 40px; background: #0a7">Card</div>
<script>
  async function send(file) {
    const answer = await fetch("/receipts?" + new URLSearchParams({ name: file.name }), { method: "POST", body: file });
    sent.textContent = await answer.text();
  }
</script>`;

const PAGES: Readonly<Record<string, string>> = {
  "/": SHOP,
  "/offers": `${VIEWPORT}<title>Offers</title><p id="offer">Figs, half price</p>`,
  "/terms": `${VIEWPORT}<title>Terms</title><p>No returns.</p>`,
};

/** A file that a page sent: its name and content. */
export type Receipt = readonly [name: string, content: string];

/** The web server under test: a shop with everything that the scenario uses. */
export class PageServer implements AsyncDisposable {
  /** What browsers have sent, in order. */
  readonly receipts: Receipt[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  static async start(): Promise<PageServer> {
    const pages = new PageServer();
    await new Promise<void>((resolve) => pages.#server.listen(0, "127.0.0.1", resolve));
    return pages;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://pages");
    if (pathname === "/receipts") {
      let content = "";
      for await (const chunk of request.setEncoding("utf8")) content += chunk;
      this.receipts.push([searchParams.get("name") ?? "", content]);
      response.end(`${content.length} characters`);
      return;
    }
    const page = PAGES[pathname];
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page ?? "");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/**
 * A conversation with one browser in the DevTools protocol, over Chromium's `--remote-debugging-pipe`: JSON texts, each
 * ended by a zero byte. The pipe opens no port, and the browser goes away with it, so nothing is left when tests crash.
 */
export class DevTools {
  #toBrowser;
  #nextId = 1;
  #waiting = new Map();
  #listeners = new Map();
  #unread = [];
  #lost;

  constructor(toBrowser, fromBrowser) {
    this.#toBrowser = toBrowser;
    fromBrowser.on("data", (chunk) => this.#read(chunk));
    // A write to a browser that has just gone; `close` tells the waiting calls why.
    toBrowser.on("error", () => {});
    fromBrowser.on("error", () => {});
  }

  /** Sends one command, to the page of `sessionId` or to the browser itself, and gives its result. */
  send(method, params = {}, sessionId = undefined) {
    if (this.#lost) return Promise.reject(this.#lost);
    const id = this.#nextId++;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { method, resolve, reject }));
    this.#toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  /** Calls `listener(method, params)` for every event of the page. */
  listen(sessionId, listener) {
    this.#listeners.set(sessionId, listener);
  }

  /** Fails everything that still waits, and everything sent from now on. */
  close(reason) {
    this.#lost = reason;
    for (const call of this.#waiting.values()) call.reject(reason);
    this.#waiting.clear();
  }

  #read(chunk) {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#unread.push(chunk.subarray(start, end));
      this.#receive(JSON.parse(Buffer.concat(this.#unread).toString("utf8")));
      this.#unread = [];
      start = end + 1;
    }
    this.#unread.push(chunk.subarray(start));
  }

  #receive(message) {
    if (message.id === undefined) {
      this.#listeners.get(message.sessionId)?.(message.method, message.params);
      return;
    }
    const call = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (!call) return;
    if (message.error) call.reject(new Error(`${call.method}: ${message.error.message}`));
    else call.resolve(message.result);
  }
}

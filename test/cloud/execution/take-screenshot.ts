import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

/* A suite: opens a page in the browser it was given, as the executor's device, and keeps a picture of it. */

const device = (name: string) => process.env[`SVC_DEVICE_${name}`] ?? "";
const page = `<meta name="viewport" content="width=device-width"><body style="background:#fc0"><h1>Page under test</h1>`;
const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
await once(server.listen(0, "127.0.0.1"), "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const browser = spawn(
  process.env.CHROME_BIN ?? "",
  ["--remote-debugging-port=0", `--token=${process.env.SVC_TOKEN}`, "about:blank"],
  {
    stdio: ["ignore", "inherit", "pipe"],
  },
);
const debuggingPort = await portOf(browser.stderr);
const list = await fetch(`http://127.0.0.1:${debuggingPort}/json/list`);
const targets = (await list.json()) as { type: string; webSocketDebuggerUrl: string }[];
const target = targets.find(({ type }) => type === "page");
const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
await once(socket, "open");

await call("Emulation.setDeviceMetricsOverride", {
  width: Number(device("WIDTH")),
  height: Number(device("HEIGHT")),
  deviceScaleFactor: Number(device("SCALE")),
  mobile: device("MOBILE") === "true",
});
await call("Page.enable");
const loaded = event("Page.loadEventFired");
await call("Page.navigate", { url });
await loaded;
const seen = `const canvas = document.createElement("canvas").getContext("2d");
const fonts = canvas.measureText("MMMM").width > canvas.measureText("iiii").width;
const { userAgent: agent } = navigator;
JSON.stringify({ width: innerWidth, height: innerHeight, scale: devicePixelRatio, agent, fonts })`;
const { result } = await call("Runtime.evaluate", { expression: seen });
const { data } = await call("Page.captureScreenshot", { format: "png" });
mkdirSync("screenshots");
writeFileSync("screenshots/page.png", Buffer.from(data, "base64"));
writeFileSync("seen.json", result.value);
// The browser is left running: the cloud has to end it.
process.exit(0);

async function portOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
    if (port) return port;
    console.log(line);
  }
  throw new Error("The browser ended before it listened.");
}

function call(method: string, params: object = {}) {
  const id = Math.floor(Math.random() * 1e9);
  socket.send(JSON.stringify({ id, method, params }));
  return message((received) => received.id === id).then((received) => received.result);
}

function event(method: string) {
  return message((received) => received.method === method);
}

// biome-ignore lint/suspicious/noExplicitAny: a protocol of many messages
function message(isWanted: (received: any) => boolean): Promise<any> {
  return new Promise((resolve) => {
    const listen = ({ data: text }: MessageEvent) => {
      const received = JSON.parse(text);
      if (!isWanted(received)) return;
      socket.removeEventListener("message", listen);
      resolve(received);
    };
    socket.addEventListener("message", listen);
  });
}

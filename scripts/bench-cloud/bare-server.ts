import { readFileSync } from "node:fs";
import http from "node:http";

/**
 * The least that an answer costs: a `node:http` server that sends the bytes of a file, whatever it is asked. Prints its
 * address; ends with its parent's pipe. `node bare-server.ts FILE`
 */
const body = readFileSync(process.argv[2] ?? "");
const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };
const server = http.createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
process.stdin.on("end", () => process.exit()).resume();

import http from "node:http";

/**
 * The least that a relay costs: a `node:http` server that passes each request on to another and its answer back, with
 * nothing looked at. Prints its address; ends with its parent's pipe. `node bare-relay.ts URL`
 */
const target = new URL(process.argv[2] ?? "");
const agent = new http.Agent({ keepAlive: true });
const server = http.createServer((request, response) => {
  const { method, url, headers } = request;
  const asked = http.request(target, { path: url, method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(asked);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
process.stdin.on("end", () => process.exit()).resume();

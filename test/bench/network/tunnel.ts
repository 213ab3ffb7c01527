import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createSecureContext, type SecureContextOptions, TLSSocket } from "node:tls";

/** The first byte of a TLS connection: a handshake record. */
const HANDSHAKE = 0x16;

/** What takes a request that came through a tunnel. */
export type TakeTunnelled = (request: IncomingMessage, response: ServerResponse, secure: boolean) => void;

/**
 * Opens the tunnel that a CONNECT asked for on `socket`, and gives each request inside to `take`. Where the client
 * begins TLS, it ends here as it would at the named host.
 */
export function acceptTunnel(socket: Socket, tls: SecureContextOptions, take: TakeTunnelled): void {
  socket.on("error", () => {}); // a client may leave at any time
  socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
  socket.once("data", (first: Buffer) => {
    socket.pause();
    socket.unshift(first);
    const secure = first[0] === HANDSHAKE;
    const server = createServer((request, response) => take(request, response, secure));
    server.emit("connection", secure ? secured(socket, tls) : socket);
    if (!secure) socket.resume(); // TLS takes what has come by itself
  });
}

function secured(socket: Socket, tls: SecureContextOptions): TLSSocket {
  const inside = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });
  inside.on("error", () => socket.destroy()); // for instance a client that does not trust the authority
  return inside;
}

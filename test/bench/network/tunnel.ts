import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { createSecureContext, type SecureContextOptions, TLSSocket } from "node:tls";

/**
 * Opens the tunnel that a CONNECT asked for on `socket`, ends TLS at its far side as the named host would, and gives
 * each request inside to `onRequest`.
 */
export function acceptTunnel(socket: Socket, tls: SecureContextOptions, onRequest: RequestListener): void {
  socket.on("error", () => {}); // a client may leave at any time
  socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
  const inside = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });
  inside.on("error", () => socket.destroy()); // for instance a client that does not trust the authority
  createServer(onRequest).emit("connection", inside);
}

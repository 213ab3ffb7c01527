import { errors } from "undici";
import { formatDuration } from "../base/duration.ts";
import { hostAndPort } from "./address.ts";
import { CONNECT_TIMEOUT_MS } from "./dispatcher.ts";
import { RequestFailure } from "./request-failure.ts";

/** The request that failed, as the message tells it. */
export interface Sending {
  readonly label: string;
  readonly url: URL;
  /** Whether any of it may have reached the wire. */
  readonly sent: boolean;
  readonly timeoutMs: number;
}

const CERTIFICATE =
  /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|HOSTNAME_|ERR_TLS_CERT|UND_ERR_PRX_TLS)/;
const PROXY_STATUS = /(?:Proxy response \((\d{3})\)|Proxy Authentication Required \((407)\))/;
const CHECK_ADDRESS = "Check base-url, and that this machine can reach it (network, VPN, proxy).";

/** What went wrong below HTTP: no connection, no trust, no answer in time, or a connection that broke. */
export function networkFailure(error: unknown, sending: Sending): RequestFailure {
  const code = codeOf(error);
  // It carries the answer itself, which may repeat a secret, so it does not become the cause.
  if (error instanceof errors.HTTPParserError) return broken("the answer is not HTTP", undefined, sending);
  const proxyStatus = PROXY_STATUS.exec(messageOf(error));
  if (proxyStatus) return proxyRefusal(Number(proxyStatus[1] ?? proxyStatus[2]), error, sending);
  if (CERTIFICATE.test(code)) return untrusted(code, error, sending);
  if (code === "EPROTO" || code.startsWith("ERR_SSL")) return noTls(code, error, sending);
  if (code === "UND_ERR_CONNECT_TIMEOUT" || (code === "ETIMEDOUT" && !sending.sent))
    return connectTimeout(error, sending);
  if (/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/.test(code)) return answerTimeout(error, sending);
  if (code === "UND_ERR_DESTROYED" || code === "UND_ERR_CLOSED") return closed(error, sending);
  return broken(code, error, sending);
}

/** No answer, or no end of it, within the limit. */
export function answerTimeout(error: unknown, { label, url, sent, timeoutMs }: Sending): RequestFailure {
  const message = `${hostAndPort(url)} did not complete ${label} within ${formatDuration(timeoutMs)}.`;
  const remedy = "The service may be overloaded; try again later.";
  return new RequestFailure("timeout", message, {
    cause: error,
    remedy,
    temporary: true,
    effect: sent ? "open" : "none",
  });
}

function connectTimeout(error: unknown, { label, url }: Sending): RequestFailure {
  const message = `No connection to ${hostAndPort(url)} within ${formatDuration(CONNECT_TIMEOUT_MS)} for ${label}.`;
  return new RequestFailure("timeout", message, { cause: error, remedy: CHECK_ADDRESS, temporary: true });
}

function untrusted(code: string, error: unknown, { label, url }: Sending): RequestFailure {
  const message = `The certificate of ${hostAndPort(url)} is not trusted (${code}) for ${label}.`;
  const remedy =
    "If the service uses a certificate authority of its own, pass its certificate in PEM as ca-file; otherwise check base-url.";
  return new RequestFailure("unreachable", message, { cause: error, remedy });
}

function noTls(code: string, error: unknown, { label, url }: Sending): RequestFailure {
  const message = `${hostAndPort(url)} does not speak TLS as expected (${code}) for ${label}.`;
  const remedy = "Check whether base-url begins with https:// or http://, and its port.";
  return new RequestFailure("unreachable", message, { cause: error, remedy });
}

function proxyRefusal(status: number, error: unknown, { label, url }: Sending): RequestFailure {
  const message = `The proxy refused the connection to ${hostAndPort(url)} (${status}) for ${label}.`;
  const remedy =
    status === 407
      ? "Put the proxy's user name and password into its address."
      : "Check the proxy, or add the host to NO_PROXY.";
  return new RequestFailure("unreachable", message, { cause: error, remedy, temporary: status >= 500 });
}

function closed(error: unknown, { label, sent }: Sending): RequestFailure {
  const details = { cause: error, effect: sent ? ("open" as const) : ("none" as const) };
  return new RequestFailure("cancelled", `The client was closed during ${label}.`, details);
}

function broken(code: string, error: unknown, { label, url, sent }: Sending): RequestFailure {
  const where = hostAndPort(url);
  const message =
    code === "ENOTFOUND" || code === "EAI_AGAIN"
      ? `The host name ${url.hostname} was not found (${code}) for ${label}.`
      : sent
        ? `The connection to ${where} broke (${code}) during ${label}.`
        : `No connection to ${where} (${code}${peerOf(error, where)}) for ${label}.`;
  const remedy = sent
    ? `The network or the service may be unstable; try again later.${schemeHint(url)}`
    : CHECK_ADDRESS;
  const effect = sent ? "open" : "none";
  return new RequestFailure("unreachable", message, { cause: error, remedy, effect, temporary: true });
}

/** A TLS server breaks a connection that does not speak TLS. */
function schemeHint({ protocol, host }: URL): string {
  return protocol === "http:" ? ` If the service speaks TLS, write https://${host}.` : "";
}

/** The address that was tried, where it is not the one asked for: a proxy's, or one of several. */
function peerOf(error: unknown, where: string): string {
  const { address, port } = (firstOf(error) ?? {}) as { address?: string; port?: number };
  return address && port && `${address}:${port}` !== where ? ` at ${address}:${port}` : "";
}

function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code =
      (at as NodeJS.ErrnoException).code ?? (firstOf(at) as NodeJS.ErrnoException | undefined)?.code;
    // undici's word for any lost connection; the cause may know more.
    if (typeof code === "string" && !(code === "UND_ERR_SOCKET" && at.cause)) return code;
  }
  return "no reason given";
}

/** The first of the failures when several addresses were tried. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}

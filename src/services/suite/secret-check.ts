import { basename } from "node:path/posix";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Problem } from "./problem.ts";

/** Secrets are short: only files up to this size are looked into, names are looked at always. */
export const SECRET_SCAN_BYTES = 64 * 1024;

interface SecretRule {
  readonly what: string;
  readonly name: RegExp;
  /** When given, the content must match as well. */
  readonly content?: RegExp;
}

const ANY_NAME = /^/;
const RULES: readonly SecretRule[] = [
  { what: "an environment file", name: /^\.env(?:\.(?!(?:.+\.)?(?:example|sample|template)$).+)?$/i },
  { what: "an SSH key", name: /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i },
  { what: "a key store", name: /\.(?:p12|pfx|ppk)$/i },
  { what: "machine passwords", name: /^[._]netrc$/i },
  {
    what: "a registry token",
    name: /^\.npmrc$/i,
    content: /_(?:authToken|auth|password)\s*=\s*["']?(?!["']?\$\{)[^\s"']/,
  },
  {
    what: "a private key",
    name: ANY_NAME,
    content: /^[ \t]*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?$/m,
  },
  { what: "a service account's key", name: /\.json$/i, content: /"private_key"\s*:\s*"\s*-----BEGIN / },
  {
    what: "a client's credentials",
    name: /^credentials\.json$/i,
    content: /"(?:client_secret|refresh_token|access_token)"\s*:\s*"[^"]/,
  },
  { what: "a cloud account's key", name: /^credentials$/i, content: /^\s*aws_secret_access_key\s*=\s*\S/m },
];

/** What could be a secret: a file's name, the name of the file a link leads to, and its content where it is small. */
export interface Suspect {
  readonly name: string;
  readonly target?: string | undefined;
  readonly content?: Buffer | undefined;
}

/** The problem of a file that looks like a secret, or undefined. Its content never shows. */
export function secretProblem(suspect: Suspect, remedy: string): Problem | undefined {
  const names = [suspect.name, ...(suspect.target === undefined ? [] : [suspect.target])];
  const text = readable(suspect.content);
  const rule = RULES.find(
    ({ name, content }) => names.some((path) => name.test(basename(path))) && (content?.test(text) ?? true),
  );
  if (!rule) return undefined;
  return { message: `${plainLine(suspect.name)} looks like a secret (${rule.what}).`, remedy };
}

function readable(content: Buffer | undefined): string {
  return content && content.length <= SECRET_SCAN_BYTES ? content.toString("latin1") : "";
}

/** Shorter texts would blot out ordinary words. */
const MIN_LENGTH = 4;
/** Values of a signed link this long are taken for signatures. */
const SIGNATURE_LENGTH = 16;

/** The secrets a client holds, so that text from the service can be freed of them. */
export interface Secrets {
  /** Remembers `secret` and tells the client's owner, who may want to mask it. */
  add(secret: string): void;
  /** Remembers the long query values of a link that may be signed. */
  addLink(link: URL): void;
  /** `text` with every known secret blotted out. */
  redact(text: string): string;
}

export function createSecrets(onSecret: (secret: string) => void = () => {}): Secrets {
  const known = new Set<string>();

  function remember(secret: string): void {
    if (secret.length < MIN_LENGTH || known.has(secret)) return;
    known.add(secret);
    onSecret(secret);
  }

  function add(secret: string): void {
    remember(secret);
    remember(encodeURIComponent(secret));
    remember(new URLSearchParams([["", secret]]).toString().slice(1));
  }

  return {
    add,
    addLink(link) {
      for (const value of link.searchParams.values()) if (value.length >= SIGNATURE_LENGTH) add(value);
    },
    redact(text) {
      const longestFirst = [...known].sort((a, b) => b.length - a.length);
      return longestFirst.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
    },
  };
}

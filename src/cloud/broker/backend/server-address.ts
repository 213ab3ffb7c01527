/**
 * The address of a server elsewhere, with account and password as every reader of addresses takes them: a `%` that begins
 * no escape is one of the password itself, as people write them down.
 */
export function serverAddress(text: string): URL {
  const address = new URL(text);
  address.username = encodeURIComponent(decoded(address.username));
  address.password = encodeURIComponent(decoded(address.password));
  return address;
}

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8"),
  );
}

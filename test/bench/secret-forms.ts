/** Below this a secret would be found by chance. */
export const SHORTEST_SECRET = 6;

/** A secret as it may show: the name of the form and the text to look for. */
export interface SecretForm {
  readonly form: string;
  readonly text: string;
}

/**
 * Every form in which `secret` would be readable to somebody who finds it.
 * @throws where it is too short to be told from other text.
 */
export function formsOf(secret: string): SecretForm[] {
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(
      `A secret of ${secret.length} characters cannot be looked for; ${SHORTEST_SECRET} is the least.`,
    );
  }
  const bytes = Buffer.from(secret);
  const percent = encodeURIComponent(secret.toWellFormed());
  const forms: SecretForm[] = [
    { form: "plain", text: secret },
    { form: "JSON", text: JSON.stringify(secret).slice(1, -1) },
    { form: "URL-encoded", text: percent },
    { form: "URL-encoded", text: percent.toLowerCase() },
    { form: "form-encoded", text: percent.replaceAll("%20", "+") },
    { form: "XML", text: xmlEscaped(secret) },
    { form: "hexadecimal", text: bytes.toString("hex") },
    { form: "hexadecimal", text: bytes.toString("hex").toUpperCase() },
    ...[0, 1, 2].flatMap((shift) => base64Cores(bytes, shift)),
  ];
  return forms.filter(({ text }, index) => forms.findIndex((other) => other.text === text) === index);
}

/**
 * The characters that every base64 text holds in which the secret begins at an offset of `shift` bytes (modulo 3):
 * those that neither its neighbour before nor behind it can change. `base64("secret:")` is one of these texts.
 */
function base64Cores(bytes: Buffer, shift: number): SecretForm[] {
  const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
  const head = shift === 0 ? 0 : shift + 1;
  const wholeCharacters = Math.floor(((shift + bytes.length) * 8) / 6);
  const core = encoded.slice(head, wholeCharacters);
  const urlSafe = core.replaceAll("+", "-").replaceAll("/", "_");
  return [
    { form: "base64", text: core },
    { form: "base64url", text: urlSafe },
  ];
}

function xmlEscaped(secret: string): string {
  const entities: Record<string, string> = { "<": "lt", ">": "gt", '"': "quot", "'": "apos", "&": "amp" };
  return secret.replace(/[<>"'&]/g, (char) => `&${entities[char]};`);
}

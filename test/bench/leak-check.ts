import { formsOf } from "./secret-forms.ts";

/** Where a secret showed. Never holds the secret itself. */
export interface Leak {
  /** For instance `main stdout`, `post GITHUB_STATE`, `artifact "results" file a/log.txt`. */
  readonly place: string;
  /** How it was written: `plain`, `base64`, `JSON`, … */
  readonly form: string;
  /** The index of the secret in the list that was looked for. */
  readonly secret: number;
}

/** Something an action let out. */
export interface Evidence {
  readonly place: string;
  readonly content: Buffer | string;
  /** Secrets that belong here: a service's own token in its authentication. */
  readonly own?: readonly string[];
}

/** The places among `evidence` where one of `secrets` shows in any form. */
export async function findLeaks(
  secrets: readonly string[],
  evidence: AsyncIterable<Evidence> | Iterable<Evidence>,
): Promise<Leak[]> {
  const wanted = secrets.map((secret, index) => ({ secret, index, forms: formsOf(secret) }));
  const leaks: Leak[] = [];
  for await (const { place, content, own = [] } of evidence) {
    for (const { secret, index, forms } of wanted) {
      if (own.includes(secret)) continue;
      const shown = forms.find(({ text }) => content.includes(text));
      if (shown) leaks.push({ place, form: shown.form, secret: index });
    }
  }
  return leaks;
}

/** What a test prints about leaks. */
export function describeLeaks(leaks: readonly Leak[]): string {
  return leaks.map(({ place, form, secret }) => `secret ${secret} (${form}) in ${place}`).join("\n");
}

const WILDCARDS = /[*?]/;

/** Whether a name holds a wildcard: `*` for any text, `?` for one character. */
export function isPattern(name: string): boolean {
  return WILDCARDS.test(name);
}

/** Whether `name` as a whole is what `pattern` says, whatever the case. */
export function matchesPattern(name: string, pattern: string): boolean {
  return matches([...name.toLowerCase()], [...pattern.toLowerCase()]);
}

/** Greedy with one place to come back to, so that no pattern takes longer than its length times the name's. */
function matches(letters: readonly string[], pattern: readonly string[]): boolean {
  let at = 0;
  let inPattern = 0;
  let star: { readonly behind: number; from: number } | undefined;
  while (at < letters.length) {
    const wanted = pattern[inPattern];
    if (wanted === "*") {
      star = { behind: inPattern + 1, from: at };
      inPattern += 1;
    } else if (wanted === "?" || (wanted !== undefined && wanted === letters[at])) {
      at += 1;
      inPattern += 1;
    } else if (star) {
      star.from += 1;
      at = star.from;
      inPattern = star.behind;
    } else {
      return false;
    }
  }
  return pattern.slice(inPattern).every((letter) => letter === "*");
}

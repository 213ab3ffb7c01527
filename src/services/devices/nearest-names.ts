const SHOWN = 3;

/**
 * Those of `names` that are likest to `wanted`, the likest first: with the fewest letters to change until one is found
 * within the other, whatever the case. Wildcards in `wanted` count for nothing.
 */
export function nearestNames(wanted: string, names: readonly string[], limit = SHOWN): string[] {
  const letters = [...wanted.toLowerCase().replace(/[*?]+/g, "")];
  const measured = [...new Set(names)].map((name) => {
    const other = [...name.toLowerCase()];
    return { name, changes: changesToFind(letters, other), spare: Math.abs(other.length - letters.length) };
  });
  return measured
    .toSorted((a, b) => a.changes - b.changes || a.spare - b.spare)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** How many letters of `wanted` to insert, delete or replace until it stands somewhere in `text` (Sellers' algorithm). */
function changesToFind(wanted: readonly string[], text: readonly string[]): number {
  let previous = new Array<number>(text.length + 1).fill(0);
  for (const [index, letter] of wanted.entries()) {
    const row = [index + 1];
    for (const [column, other] of text.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    previous = row;
  }
  return Math.min(...previous);
}

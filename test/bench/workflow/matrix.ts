/** The values of one job of a matrix. */
export type Combination = Readonly<Record<string, unknown>>;

/** A job's `strategy`, evaluated. */
export interface Strategy {
  /** One empty combination where there is no matrix. */
  readonly combinations: readonly Combination[];
  readonly hasMatrix: boolean;
  readonly failFast: boolean;
}

/**
 * Expands a `strategy` as GitHub does: the product of the vectors without what `exclude` names, then each `include` added
 * to the combinations that it does not contradict, or as one of its own.
 * @throws where a vector is empty or no list.
 */
export function expandStrategy(strategy: unknown): Strategy {
  const { matrix, "fail-fast": failFast = true } = (strategy ?? {}) as Record<string, unknown>;
  if (matrix === undefined) return { combinations: [{}], hasMatrix: false, failFast: true };
  const { include = [], exclude = [], ...vectors } = recordOf(matrix);
  const product = productOf(vectors);
  const kept = product.filter(
    (one) => !listOf(exclude, "exclude").some((other) => agrees(one, recordOf(other))),
  );
  const combinations = withIncludes(kept, listOf(include, "include").map(recordOf), Object.keys(vectors));
  if (combinations.length === 0) throw new Error("The matrix holds no combination.");
  return { combinations, hasMatrix: true, failFast: failFast !== false };
}

function productOf(vectors: Combination): Combination[] {
  const names = Object.keys(vectors);
  if (names.length === 0) return [];
  let product: Combination[] = [{}];
  for (const name of names) {
    const values = listOf(vectors[name], name);
    if (values.length === 0) throw new Error(`Matrix vector '${name}' does not contain any values`);
    product = product.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return product;
}

function withIncludes(
  base: readonly Combination[],
  includes: readonly Combination[],
  vectors: readonly string[],
) {
  const grown = base.map((one) => ({ original: one, all: one }));
  const own: Combination[] = [];
  for (const entry of includes) {
    const shared = Object.keys(entry).filter((name) => vectors.includes(name));
    const fitting = grown.filter(({ original }) =>
      shared.every((name) => isSame(original[name], entry[name])),
    );
    if (fitting.length === 0) own.push(entry);
    for (const one of fitting) one.all = { ...one.all, ...entry };
  }
  return [...grown.map(({ all }) => all), ...own];
}

/** Whether a combination has every value that `part` names. */
function agrees(one: Combination, part: Combination): boolean {
  return Object.entries(part).every(([name, value]) => isSame(one[name], value));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Matrix vector '${name}' is not a list: ${JSON.stringify(value)}`);
}

function recordOf(value: unknown): Combination {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Combination;
  throw new Error(`A matrix is a mapping, not ${JSON.stringify(value)}`);
}

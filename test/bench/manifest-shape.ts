/** What a value in a manifest must look like. */
export type Shape =
  | { readonly kind: "text" | "boolean" | "scalar" }
  | { readonly kind: "map"; readonly values: Shape }
  | {
      readonly kind: "record";
      readonly required: readonly string[];
      readonly fields: Readonly<Record<string, Shape>>;
    };

/** Throws where `value`, found at `where`, does not have `shape`. */
export function checkShape(value: unknown, shape: Shape, where: string): void {
  if (shape.kind === "map" || shape.kind === "record") {
    checkMapping(value, shape, where);
    return;
  }
  const scalar = ["string", "number", "boolean"].includes(typeof value);
  const holds =
    shape.kind === "text"
      ? typeof value === "string" && value.trim() !== ""
      : shape.kind === "boolean"
        ? typeof value === "boolean"
        : scalar;
  if (!holds) throw new Error(`${where}: ${JSON.stringify(value)} is not a ${NAMES[shape.kind]}.`);
}

const NAMES = { text: "text", boolean: "boolean", scalar: "string, number or boolean" } as const;

function checkMapping(
  value: unknown,
  shape: Extract<Shape, { kind: "map" | "record" }>,
  where: string,
): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${where}: ${JSON.stringify(value)} is not a mapping.`);
  }
  for (const key of shape.kind === "record" ? shape.required : []) {
    if (!Object.hasOwn(value, key)) throw new Error(`${where}: the key "${key}" is missing.`);
  }
  for (const [key, inner] of Object.entries(value)) {
    const innerShape = shape.kind === "map" ? shape.values : shape.fields[key];
    if (!innerShape) throw new Error(`${where}: the key "${key}" is unknown.`);
    checkShape(inner, innerShape, `${where}: ${key}`);
  }
}

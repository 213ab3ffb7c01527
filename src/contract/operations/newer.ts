/** What entries share that services running today have and the specification does not. */
export const newer = {
  source: "docs/decisions.md: The newer generation",
  extension: true,
  generation: "current",
} as const;

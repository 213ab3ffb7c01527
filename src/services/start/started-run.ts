import type { Run } from "../../contract/resources/runs.ts";

/** A test run that this step started, found again or took up, as later steps address it. */
export interface StartedRun {
  readonly runId: number;
  readonly projectId: number;
  /** The account that started it. */
  readonly userId: number;
  /** As the service shows it. Hostile until made harmless. */
  readonly name: string;
  /** The run's page on the service, where the service tells it. */
  readonly url?: string;
  /** Which generation of the API it was started through. */
  readonly generation: "legacy" | "current";
}

/**
 * A run's page, as the service tells it; undefined where it tells none, or no address of the web. Account and query are
 * left out: both can hold a secret.
 */
export function runUrl({ uiLink }: Pick<Run, "uiLink">): string | undefined {
  if (!uiLink || !URL.canParse(uiLink)) return undefined;
  const { protocol, origin, pathname, hash } = new URL(uiLink);
  return protocol === "https:" || protocol === "http:" ? `${origin}${pathname}${hash}` : undefined;
}

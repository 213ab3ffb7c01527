import { digestOf, newSecret } from "./secrets.ts";

/**
 * The keys that builds are given: good for one build's own operations while it runs. They are kept in memory, because
 * no build outlives the cloud.
 */
export class BuildKeys {
  readonly #builds = new Map<string, number>();

  /** A key for one build; `revoke` ends it. */
  issue(buildId: number): { key: string; revoke(): void } {
    const key = newSecret();
    const digest = digestOf(key);
    this.#builds.set(digest, buildId);
    return { key, revoke: () => this.#builds.delete(digest) };
  }

  /** The build whose key this is. Looked up by digest, so the time tells nothing about a key. */
  buildOf(key: string): number | undefined {
    return this.#builds.get(digestOf(key));
  }
}

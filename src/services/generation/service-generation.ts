import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";

/** What `api-generation` asks for. */
export type GenerationChoice = "auto" | "legacy" | "current";

/** One thing in the words of either generation. */
export interface BothWays<T> {
  legacy(): Promise<T>;
  current(): Promise<T>;
  /**
   * Where the legacy way names a record in its path: throws when that is what is missing. Without it, a 404 can only
   * mean the operation.
   */
  checkAddressed?(): Promise<void>;
}

export interface GenerationTools {
  readonly client: Client;
  readonly logger: Logger;
}

/**
 * Which generation of the API a service is spoken to in. An explicit choice wins; otherwise the first thing that is done
 * the legacy way decides, once for all (docs/decisions.md, The newer generation).
 */
export class ServiceGeneration {
  readonly #tools: GenerationTools;
  #spoken: "legacy" | "current" | undefined;

  constructor(choice: GenerationChoice, tools: GenerationTools) {
    this.#tools = tools;
    this.#spoken = choice === "auto" ? undefined : choice;
  }

  /**
   * Does one thing in the service's generation.
   * @throws {DeviceCloudError} what the way taken throws; of a service that has neither generation, the legacy way's.
   */
  async speak<T>(ways: BothWays<T>, signal: AbortSignal): Promise<T> {
    if (this.#spoken) return ways[this.#spoken]();
    try {
      const done = await ways.legacy();
      this.#spoken = "legacy";
      return done;
    } catch (error) {
      if (!isUnknownOperation(error)) throw error;
      await ways.checkAddressed?.();
      if (!(await this.#isNewer(signal))) throw error;
      this.#switch(error);
      return ways.current();
    }
  }

  /** Whether the service has an operation that only the newer generation has. */
  async #isNewer(signal: AbortSignal): Promise<boolean> {
    const { client } = this.#tools;
    try {
      await client.frameworks.listAll({ query: { limit: 1 } }, { signal }).page();
      return true;
    } catch (error) {
      if (isUnknownOperation(error)) return false;
      throw error;
    }
  }

  /** Two things done at once may both come here; the log says so once. */
  #switch({ status }: DeviceCloudError): void {
    if (this.#spoken) return;
    this.#spoken = "current";
    this.#tools.logger.info(
      `The service does not know the older API (${status}) and has the newer one: going on with that. ` +
        "With api-generation: current it is not asked.",
    );
  }
}

/** How a service answers an operation that it does not have. */
function isUnknownOperation(error: unknown): error is DeviceCloudError {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}

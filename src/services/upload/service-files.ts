import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";

/** `gone`: the service says so. `unasked`: it is one that cannot be asked for files. */
export type Asked = File | "gone" | "unasked";

/** Asks a service for its files, where it is one that can be asked (docs/decisions.md, Reading files back). */
export class ServiceFiles {
  readonly #client: Client;
  #answers: Promise<boolean> | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async get(fileId: number, signal: AbortSignal): Promise<Asked> {
    try {
      return await this.#client.files.get({ fileId }, { signal });
    } catch (error) {
      if (!hasStatus(error, 403, 404, 405, 410)) throw error;
      return (await this.#canBeAsked(signal)) ? "gone" : "unasked";
    }
  }

  /** The files of exactly that name, newest first, as far as the first page goes. */
  async named(name: string, signal: AbortSignal): Promise<readonly File[]> {
    // These join conditions and values of a filter, and nothing says how to escape them.
    if (/[;|]/.test(name)) return [];
    const query = { filter: `s_name_eq_${name}`, sort: "id_d", limit: 20 };
    const { data } = await this.#client.files.list({ query }, { signal }).page();
    return data.filter((file) => file.name === name);
  }

  /** A 404 to a file's record may mean the file or the operation; that the list answers tells them apart. */
  #canBeAsked(signal: AbortSignal): Promise<boolean> {
    this.#answers ??= this.#client.files
      .list({ query: { limit: 1 } }, { signal })
      .page()
      .then(
        () => true,
        (error) => {
          this.#answers = undefined;
          if (hasStatus(error, 403, 404, 405, 410)) return false;
          throw error;
        },
      );
    return this.#answers;
  }
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof DeviceCloudError && statuses.includes(error.status ?? 0);
}

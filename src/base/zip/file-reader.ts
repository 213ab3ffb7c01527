import type { FileHandle } from "node:fs/promises";
import { RandomAccessReader } from "yauzl";

const WINDOW_BYTES = 256 * 1024;

/**
 * How yauzl reads an archive: through a handle that stays the caller's. Short reads come out of a window read ahead,
 * since the directory of an archive is thousands of reads of a few bytes each.
 */
export class FileReader extends RandomAccessReader {
  readonly #handle: FileHandle;
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;

  constructor(handle: FileHandle) {
    super();
    this.#handle = handle;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.readAt(position, length).then(
      (bytes) => {
        bytes.copy(buffer, offset);
        callback(null);
      },
      (error: Error) => callback(error),
    );
  }

  /** The bytes from `start` up to `end`, not read ahead. A stream of the handle's own would close the handle. */
  async *range(start: number, end: number): AsyncGenerator<Buffer, void, undefined> {
    for (let position = start; position < end; ) {
      const chunk = Buffer.allocUnsafe(Math.min(WINDOW_BYTES, end - position));
      const { bytesRead } = await this.#handle.read(chunk, 0, chunk.length, position);
      if (bytesRead === 0) throw new Error("unexpected end of file");
      position += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  }

  /** Exactly `length` bytes from `position`; fails where the file ends before. */
  async readAt(position: number, length: number): Promise<Buffer> {
    if (!this.#holds(position, length)) {
      const window = Buffer.alloc(Math.max(length, WINDOW_BYTES));
      const { bytesRead } = await this.#handle.read(window, 0, window.length, position);
      this.#window = window.subarray(0, bytesRead);
      this.#windowStart = position;
    }
    if (!this.#holds(position, length)) throw new Error("unexpected end of file");
    const from = position - this.#windowStart;
    return this.#window.subarray(from, from + length);
  }

  #holds(position: number, length: number): boolean {
    return position >= this.#windowStart && position + length <= this.#windowStart + this.#window.length;
  }
}

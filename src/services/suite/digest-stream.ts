import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

const CHUNK_BYTES = 256 * 1024;

/**
 * Passes bytes on, and knows their SHA-256 and number at the end. A zip writer writes its headers field by field, so small
 * pieces are joined first: one write to the disk then takes the place of thousands.
 */
export class DigestStream extends Transform {
  readonly #hash = createHash("sha256");
  #pieces: Buffer[] = [];
  #heldBytes = 0;
  #sizeBytes = 0;

  /** Of all that has passed; to be asked once, at the end. */
  digest(): { readonly sha256: string; readonly sizeBytes: number } {
    return { sha256: this.#hash.digest("hex"), sizeBytes: this.#sizeBytes };
  }

  override _transform(piece: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    this.#heldBytes += piece.length;
    if (this.#heldBytes >= CHUNK_BYTES) this.#release();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#release();
    done();
  }

  #release(): void {
    const chunk = Buffer.concat(this.#pieces, this.#heldBytes);
    this.#hash.update(chunk);
    this.#sizeBytes += chunk.length;
    this.#pieces = [];
    this.#heldBytes = 0;
    this.push(chunk);
  }
}

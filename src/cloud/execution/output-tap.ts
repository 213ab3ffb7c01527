import { OutputBlotter } from "./output-blotter.ts";

/** The most output of one run that is kept, in bytes. */
export const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface OutputTap {
  write(chunk: Buffer): void;
  end(): void;
}

/**
 * Passes output on without its secrets, up to `maxBytes`; then one line says that the rest was cut. What comes after
 * is still taken from the script, so that a talkative one is not blocked.
 */
export function tapOutput(
  secrets: readonly string[],
  onOutput: (chunk: Buffer) => void,
  maxBytes = MAX_OUTPUT_BYTES,
): OutputTap {
  const blotter = new OutputBlotter(secrets);
  let leftBytes = maxBytes;
  let isCut = false;

  function pass(chunk: Buffer): void {
    if (isCut || chunk.length === 0) return;
    if (chunk.length <= leftBytes) {
      leftBytes -= chunk.length;
      onOutput(chunk);
      return;
    }
    isCut = true;
    onOutput(Buffer.concat([chunk.subarray(0, leftBytes), Buffer.from(cutNote(maxBytes))]));
  }

  return {
    write: (chunk) => pass(blotter.write(chunk)),
    end: () => pass(blotter.end()),
  };
}

function cutNote(maxBytes: number): string {
  return `\n[The output was cut here: one run keeps ${maxBytes} bytes.]\n`;
}

/** A file that was sent earlier. */
export interface RememberedFile {
  readonly fileId: number;
  /** When it was sent, in milliseconds since the epoch. */
  readonly uploadedAt: number;
}

/**
 * What was sent in earlier jobs. Keys are those of `contentKey`. It only saves time: neither call fails, and what is
 * recalled is checked before it is used.
 */
export interface UploadMemory {
  recall(key: string, signal: AbortSignal): Promise<RememberedFile | undefined>;
  /** Replaces what was remembered under that key. */
  remember(key: string, file: RememberedFile, signal: AbortSignal): Promise<void>;
}

/** The memory of who has none. */
export const forgetful: UploadMemory = {
  recall: async () => undefined,
  remember: async () => undefined,
};

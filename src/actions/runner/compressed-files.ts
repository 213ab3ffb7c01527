import { stat } from "node:fs/promises";
import { mapBounded } from "../../base/concurrency.ts";

/** Pictures, video, sound and archives, which no compression makes smaller. */
const COMPRESSED =
  /\.(?:png|jpe?g|gif|webp|avif|heic|mp4|m4v|mov|webm|mkv|mp3|ogg|zip|gz|tgz|bz2|xz|zst|7z|jar|apk|aab|ipa)$/i;
const AT_ONCE = 16;

/** Whether most of the bytes in these files are compressed already. */
export async function areCompressed(files: readonly string[]): Promise<boolean> {
  const sizes = await mapBounded(files, AT_ONCE, async (file) => (await stat(file)).size);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, size) => total + size, 0);
  return sum(sizes.filter((_, index) => COMPRESSED.test(files[index] ?? ""))) * 2 > sum(sizes);
}

import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 8_000;
const PAUSE_MS = 20;

/**
 * Repeats a check until it no longer throws, and gives what it returned. After 8 s it throws the check's last error:
 * so a slow machine costs time, never a failed test.
 */
export async function eventually(check) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

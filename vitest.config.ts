import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Many tests wait for processes of their own: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // No test measures time by failing: this only ends one that hangs.
    testTimeout: 20_000,
    reporters: ["default", "./scripts/total-reporter.ts"],
  },
});

import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import { type Bench, createBench, type RunOptions } from "../bench/bench.ts";

export const FIXTURES = resolve(import.meta.dirname, "../fixtures");

/** A bench that lives as long as the test. */
export async function benchForTest(): Promise<Bench> {
  const bench = await createBench();
  onTestFinished(() => bench[Symbol.asyncDispose]());
  return bench;
}

type Code = { readonly pre?: string; readonly main?: string; readonly post?: string };

/** Options that run `code` as an action's stages. In it, `core` is the toolkit and `log` prints. */
export function script(code: Code, options: Partial<RunOptions> = {}): RunOptions {
  return {
    action: "actions/script",
    installRoot: FIXTURES,
    ...options,
    with: { ...code, ...options.with },
  };
}

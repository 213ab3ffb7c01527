import { setTimeout as delay } from "node:timers/promises";
import * as core from "@actions/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DivertedOutput } from "../../src/actions/runner/diverted-output.ts";

/** What reaches the runner. */
let printed: string[];
let restore: () => void;
beforeEach(() => {
  printed = [];
  const { write } = process.stdout;
  process.stdout.write = ((chunk: string) => printed.push(chunk) > 0) as typeof process.stdout.write;
  restore = () => {
    process.stdout.write = write;
  };
});
afterEach(() => restore());

const lines = () => printed.join("").trim().split("\n");

describe("the output of a library", () => {
  it("becomes debug lines, whatever it puts up", async () => {
    using output = new DivertedOutput();
    await output.run(async () => {
      core.error("Failed to restore");
      await delay(1);
      core.warning("Failed to save");
      process.stdout.write(Buffer.from("[command]/bin/tar\n"));
    });
    expect(lines()).toEqual([
      "::debug::: :error::Failed to restore",
      "::debug::: :warning::Failed to save",
      "::debug::[command]/bin/tar",
    ]);
  });

  it("still hides secrets and stays in the debug log", async () => {
    using output = new DivertedOutput();
    await output.run(async () => {
      core.setSecret("s3cret");
      core.debug("Cache service version: v2");
    });
    expect(lines()).toEqual(["::add-mask::s3cret", "::debug::Cache service version: v2"]);
  });

  it("is told from what others print meanwhile, and what comes late is diverted, too", async () => {
    using output = new DivertedOutput();
    let late: Promise<void> | undefined;
    const working = output.run(async () => {
      await delay(5);
      late = delay(20).then(() => core.error("late"));
    });
    core.info("progress");
    await working;
    core.info("more progress");
    await late;
    expect(lines()).toEqual(["progress", "more progress", "::debug::: :error::late"]);
  });

  it("is as it was, once disposed of", async () => {
    const output = new DivertedOutput();
    output[Symbol.dispose]();
    await output.run(async () => core.warning("seen"));
    expect(lines()).toEqual(["::warning::seen"]);
  });
});

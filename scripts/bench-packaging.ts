/**
 * Packages a suite of 3,000 files and 100 MB, and compares the wall time with that of `zip -r`. Prints the median of
 * paired runs. `node scripts/bench-packaging.ts`
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { silent } from "../src/base/logger.ts";
import { packageSuite } from "../src/services/suite/package-suite.ts";

const FILES = 3_000;
const TOTAL_BYTES = 100_000_000;
const RUNS = 5;
const MIB = 1024 * 1024;

if (process.argv[2] === "--package") await packageHere(process.argv[3] ?? "", process.argv[4] ?? "");
else compare();

/** In a process of its own, as an action does it: start-up of Node and of the modules is part of the time. */
async function packageHere(path: string, destinationFolder: string): Promise<void> {
  const signal = new AbortController().signal;
  await packageSuite({ path, destinationFolder, logger: silent, signal });
  console.log(process.resourceUsage().maxRSS * 1024);
}

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), "bench-packaging-"));
  try {
    const suite = join(folder, "suite");
    makeSuite(suite);
    const runs = Array.from({ length: RUNS }, () => ({ zip: runZip(folder), ours: runOurs(folder) }));
    const zipMs = median(runs.map(({ zip }) => zip.wallMs));
    const oursMs = median(runs.map(({ ours }) => ours.wallMs));
    const memoryBytes = Math.max(...runs.map(({ ours }) => Number(ours.output)));
    console.log(`zip -r          ${zipMs.toFixed(0)} ms   ${sizeOf(folder, "reference.zip")} MiB`);
    console.log(`packageSuite    ${oursMs.toFixed(0)} ms   ${sizeOf(folder, "suite.zip")} MiB`);
    console.log(`ratio           ${(oursMs / zipMs).toFixed(2)}`);
    console.log(`peak memory     ${(memoryBytes / MIB).toFixed(0)} MiB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runZip(folder: string): Timed {
  rmSync(join(folder, "reference.zip"), { force: true });
  return timed("zip", ["-q", "-r", join("..", "reference.zip"), "."], join(folder, "suite"));
}

function runOurs(folder: string): Timed {
  return timed(process.execPath, [import.meta.filename, "--package", join(folder, "suite"), folder], folder);
}

interface Timed {
  readonly wallMs: number;
  readonly output: string;
}

function timed(program: string, args: readonly string[], cwd: string): Timed {
  const startedAt = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return { wallMs: performance.now() - startedAt, output: stdout.trim() };
}

/** A suite as they are: much source, some of it long, and pictures, which do not compress. */
function makeSuite(folder: string): void {
  const random = mulberry32(1);
  const words = Array.from({ length: 2_000 }, () => Math.floor(random() * 36 ** 6).toString(36));
  const shares = Array.from({ length: FILES }, () => random() ** 4);
  const scale = TOTAL_BYTES / shares.reduce((sum, share) => sum + share, 0);
  write(join(folder, "run-tests.sh"), Buffer.from("#!/bin/sh\ntrue\n"));
  for (const [index, share] of shares.entries()) {
    const sizeBytes = Math.ceil(share * scale);
    const isPicture = index % 10 === 0;
    const name = `part-${index % 60}/file-${index}.${isPicture ? "png" : "js"}`;
    write(join(folder, name), isPicture ? noise(sizeBytes, random) : prose(sizeBytes, words, random));
  }
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function noise(sizeBytes: number, random: () => number): Buffer {
  return Buffer.from(Uint8Array.from({ length: sizeBytes }, () => random() * 256));
}

function prose(sizeBytes: number, words: readonly string[], random: () => number): Buffer {
  const parts: string[] = [];
  for (let length = 0; length < sizeBytes; length += 7) {
    parts.push(words[Math.floor(random() ** 2 * words.length)] ?? "");
  }
  return Buffer.from(parts.join(" ")).subarray(0, sizeBytes);
}

/** A small generator with a seed, so that every run packs the same bytes. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function sizeOf(folder: string, name: string): string {
  return (statSync(join(folder, name)).size / MIB).toFixed(1);
}

import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { suiteZip } from "../../test/cloud/support/suite-zip.ts";

/** A file that rounds upload. */
export interface Sample {
  readonly path: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly digest: string;
}

/** What all rounds share. */
export interface Setting {
  /** For what a round writes. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly scenarioFile: string;
  /** Files of several sizes, the largest last. */
  readonly samples: readonly Sample[];
  /** A package whose script does not end by itself. */
  readonly endlessSuite: Sample;
  /** Stands in the command line of every process that such a script starts. */
  readonly marker: string;
}

const MIB = 1024 * 1024;
const SIZES_BYTES = [0, 1, 70_000, MIB, 4 * MIB, 24 * MIB];

/** Devices of the catalogue by what becomes of their device runs: played in moments, played without end, run really. */
export const DEVICE_NAMES = {
  brief: "Apple iPhone 15",
  endless: "Samsung Galaxy S24",
  real: "Google Pixel 8",
};
const SCENARIO = {
  devices: [
    { device: DEVICE_NAMES.brief, outcome: "passed", runMs: 150, screenshots: 2 },
    { device: DEVICE_NAMES.endless, outcome: "passed", runMs: 86_400_000 },
  ],
};

/** Writes everything that the rounds need into `folder`. */
export async function prepareSetting(folder: string): Promise<Setting> {
  const marker = `86400.${process.pid}${Math.floor(Math.random() * 1_000_000)}`;
  const scenarioFile = path.join(folder, "scenario.json");
  await writeFile(scenarioFile, JSON.stringify(SCENARIO));
  await mkdir(path.join(folder, "samples"));
  const suite = await suiteZip(`setsid sleep ${marker} & sleep ${marker}`);
  const samples: Sample[] = [];
  for (const sizeBytes of SIZES_BYTES) {
    samples.push(await writeSample(folder, `${sizeBytes}.bin`, randomBytes(sizeBytes)));
  }
  return {
    folder,
    dataFolder: path.join(folder, "data"),
    scenarioFile,
    samples,
    endlessSuite: await writeSample(folder, "endless.zip", Buffer.from(await suite.arrayBuffer())),
    marker,
  };
}

async function writeSample(folder: string, name: string, content: Buffer): Promise<Sample> {
  const file = path.join(folder, "samples", name);
  await writeFile(file, content);
  return { path: file, name, sizeBytes: content.length, digest: digestOf(content) };
}

export function digestOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

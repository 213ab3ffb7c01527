import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { artifactsOf } from "../../src/actions/download-results/artifacts.ts";
import { artifactName } from "../../src/actions/runner/artifact-name.ts";
import { areCompressed } from "../../src/actions/runner/compressed-files.ts";
import type { DownloadedArchive } from "../../src/services/results/results-order.ts";
import { hostileTexts } from "../fixtures/hostile-texts.ts";

describe("the name of an artifact", () => {
  const hostile = fc.oneof(
    fc.constantFrom(...Object.values(hostileTexts)),
    fc.string({ unit: "binary", maxLength: 300 }),
  );

  test("is one that the service takes, and no command to the runner, whatever it is made of", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const name = artifactName(text);
        expect(name).toMatch(/^[^":<>|*?\\/\u0000-\u001f\u007f-\u009f\u202a-\u202e]{1,200}$/u);
        expect(name).not.toMatch(/##\[|^[. -]|[. ]$/);
        expect(artifactName(name)).toBe(name);
      }),
    );
  });

  test("stays as it is where it can", () => {
    expect(artifactName("nightly results (2), Pixel 8 – Android 15")).toBe(
      "nightly results (2), Pixel 8 – Android 15",
    );
    expect(artifactName("::/")).toBe("results");
  });
});

describe("the artifacts of archives", () => {
  const archive = (runId: number, kind: "files" | "logs", deviceRunId: number | null): DownloadedArchive =>
    ({
      ...{ runId, kind, deviceRunId, device: deviceRunId && "Pixel 8", state: "extracted" as const },
      ...{ path: "", sizeBytes: 1, fileCount: 1, problems: [] },
      files: [`${runId}-${deviceRunId}-${kind}`],
    }) as DownloadedArchive;
  const archives = [1, 2].flatMap((run) =>
    (["files", "logs"] as const).map((kind) => archive(run, kind, run * 10)),
  );
  const name = "results";

  test.each([
    ["run", ["results-run-1", "results-run-2"]],
    ["device-run", ["results-Pixel 8-10", "results-Pixel 8-20"]],
    ["archive", ["results-run-1-files", "results-run-1-logs", "results-run-2-files", "results-run-2-logs"]],
  ] as const)("per %s hold each file once", (per, expected) => {
    const artifacts = artifactsOf(archives, { "artifact-name": name, "artifact-per": per });
    expect(artifacts.map((artifact) => artifact.name)).toEqual(expected);
    expect(artifacts.flatMap(({ files }) => files).sort()).toEqual(
      archives.flatMap(({ files }) => files).sort(),
    );
  });

  test("of one run bear no number of it, and those without a file are none", () => {
    const [files, logs] = archives.slice(0, 2);
    const inputs = { "artifact-name": name, "artifact-per": "archive" as const };
    const one = artifactsOf([files, { ...logs, files: [] }] as DownloadedArchive[], inputs);
    expect(one.map((artifact) => artifact.name)).toEqual(["results-files"]);
  });
});

test("files are not compressed again where most of their bytes are pictures, video or zips", async () => {
  const folder = await mkdtemp(join(tmpdir(), "compressed-"));
  const file = async (called: string, bytes: number) => {
    await writeFile(join(folder, called), Buffer.alloc(bytes));
    return join(folder, called);
  };
  const [picture, log, video] = [
    await file("a.PNG", 60),
    await file("console.log", 50),
    await file("b.mp4", 50),
  ];
  expect(await areCompressed([picture, log])).toBe(true);
  expect(await areCompressed([log, video])).toBe(false);
  expect(await areCompressed([log, video, await file("files.zip", 1)])).toBe(true);
  expect(await areCompressed([])).toBe(false);
  await rm(folder, { recursive: true });
});

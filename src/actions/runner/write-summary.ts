import { appendFile } from "node:fs/promises";
import { actionLogger } from "./log.ts";

/** Adds Markdown to the job summary. Where there is none, as outside a runner, nothing is lost but the page. */
export async function writeSummary(markdown: string): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  await appendFile(file, `${markdown}\n`).catch((error: Error) =>
    actionLogger.warning(`The job summary could not be written (${error.message}).`),
  );
}

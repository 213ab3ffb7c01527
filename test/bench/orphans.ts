import { readdir, readFile } from "node:fs/promises";

/**
 * Kills every process that carries `trackingId` in its environment, as the runner does at the end of a job.
 * @returns their ids. Where there is no /proc, none is found.
 */
export async function endOrphans(trackingId: string): Promise<number[]> {
  const entry = `RUNNER_TRACKING_ID=${trackingId}`;
  const ids = (await readdir("/proc").catch(() => [])).map(Number).filter((id) => id > 0);
  const orphans: number[] = [];
  for (const id of ids) {
    const environment = await readFile(`/proc/${id}/environ`, "utf8").catch(() => "");
    if (environment.split("\0").includes(entry) && kill(id)) orphans.push(id);
  }
  return orphans;
}

function kill(id: number): boolean {
  try {
    process.kill(id, "SIGKILL");
    return true;
  } catch {
    return false; // it ended in the meantime
  }
}

import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { Store } from "../store/store.ts";

/** Puts right what an earlier cloud left when it ended without closing: builds under way, files half written. */
export async function recoverBuilds(store: Store, clock: Clock, logger: Logger): Promise<void> {
  const unfinished = store.builds.in({}).select({ where: [stateIsNot("FINISHED")] });
  for (const { id } of unfinished) {
    store.builds.update(id, {
      state: "FINISHED",
      status: "ABORTED",
      message: "The device cloud was stopped while this build was under way.",
      finishTime: clock.now(),
    });
  }
  // Archives are made again (`RunArchives.resume`).
  const isNoArchive = { sql: "json_extract(doc, '$.archive') IS NULL", values: [] };
  for (const { id, blob } of store.files.in({}).select({ where: [stateIsNot("READY"), isNoArchive] })) {
    store.files.update(id, { state: "READY", size: await store.blobs.sizeBytes(blob) });
  }
  const known = new Set(
    store.files
      .in({})
      .select()
      .map(({ blob }) => blob),
  );
  const swept = await store.blobs.sweep(known);
  if (unfinished.length > 0) logger.notice(`${unfinished.length} interrupted builds are marked as aborted.`);
  if (swept > 0) logger.debug(`Removed ${swept} leftovers of an earlier process.`);
}

function stateIsNot(state: string) {
  return { sql: "json_extract(doc, '$.state') <> ?", values: [state] };
}

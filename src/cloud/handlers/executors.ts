import { operations } from "../../contract/operations/index.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";

/** The runners of this cloud with what each is doing (docs/decisions.md, Listing executors). */
export const executorHandlers: readonly Handler[] = [
  handle(operations.executors.list, ({ selection }, { executors, queue, store }) => {
    const records = executors.map(({ id, name, osType }) => ({
      id,
      name,
      osType,
      browserName: "chromium",
      enabled: true,
      ...queue.load(id),
    }));
    return listing(inlineRecords(store.database, records), selection, (record) => record);
  }),
];

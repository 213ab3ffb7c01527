import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import { accessibleRun } from "../access/project-access.ts";
import { badRequest, notFound } from "../refusals.ts";
import type { RunRecord, TagRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { orGone } from "./or-gone.ts";
import { presentTag } from "./present.ts";

const { add, list, get, remove } = operations.tags;

/** Tags of runs (Test runs: three path families). A run has each tag once. */
export const tagHandlers: readonly Handler[] = [
  handle(add, ({ caller, ids, query }, { store }) => {
    const run = accessibleRun(store, ids, caller);
    const name = plainLine(query.name ?? "", 200);
    if (name === "") throw badRequest("name is missing.", "Give the tag a name.");
    const same = { sql: "json_extract(doc, '$.name') = ?", values: [name] };
    const [existing] = store.tags.in({ parentId: run.id }).select({ where: [same] });
    return presentTag(existing ?? store.tags.insert({ testRunId: run.id, name }));
  }),
  handle(list, ({ caller, ids, selection }, { store }) =>
    listing(store.tags.in({ parentId: accessibleRun(store, ids, caller).id }), selection, presentTag),
  ),
  handle(get, ({ caller, ids }, { store }) => {
    const run = accessibleRun(store, ids, caller);
    const tag = tagOf(store, run, ids.tagId);
    if (!tag) throw notFound(`tag of run ${run.id} with id`, ids.tagId);
    return presentTag(tag);
  }),
  handle(remove, ({ caller, ids }, { store }) => {
    const run = orGone(() => accessibleRun(store, ids, caller));
    const tag = run && tagOf(store, run, ids.tagId);
    if (tag) store.tags.delete(tag.id);
    return undefined;
  }),
];

function tagOf(store: Store, run: RunRecord, tagId: number): TagRecord | undefined {
  const tag = store.tags.get(tagId);
  return tag?.testRunId === run.id ? tag : undefined;
}

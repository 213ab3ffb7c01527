import { json, type Reply } from "../recording-server.ts";
import { fieldsOf, invalid, notFound, page } from "./github-reply.ts";
import type { GitHubRecord } from "./github-store.ts";
import type { Call, Route } from "./route.ts";

const TEXT_LIMIT_BYTES = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;
const LEVELS = ["notice", "warning", "failure"];
const CONCLUSIONS = ["action_required", "cancelled", "failure", "neutral", "success", "skipped", "timed_out"];
const COLLECTION = "check-runs";

type Fields = Readonly<Record<string, unknown>>;

/** Check runs: created, changed, and read with their annotations. */
export const checkRunRoutes: readonly Route[] = [
  { method: "POST", path: /^\/check-runs$/, scopes: ["checks"], answer: create },
  { method: "PATCH", path: /^\/check-runs\/(\d+)$/, scopes: ["checks"], answer: update },
  { method: "GET", path: /^\/check-runs\/(\d+)$/, scopes: ["checks"], answer: read },
  { method: "GET", path: /^\/check-runs\/(\d+)\/annotations$/, scopes: ["checks"], answer: annotations },
  { method: "GET", path: /^\/commits\/([^/]+)\/check-runs$/, scopes: ["checks"], answer: list },
];

function create({ exchange, store }: Call): Reply {
  const fields = fieldsOf(exchange);
  for (const name of ["name", "head_sha"]) {
    if (typeof fields[name] !== "string") return invalid(`"${name}" wasn't supplied.`);
  }
  if (!/^[0-9a-f]{40}$/.test(String(fields.head_sha))) return invalid("No commit found for SHA.");
  const refused = faultIn(fields);
  if (refused) return refused;
  const record = store.add(COLLECTION, { status: "queued", conclusion: null, ...settled(fields) });
  keepAnnotations(record.id, fields, { store });
  return json(201, shown(record, { store }));
}

function update({ exchange, store, params }: Call): Reply {
  const known = store.all(COLLECTION).find(({ id }) => id === Number(params[0]));
  if (!known) return notFound();
  const fields = fieldsOf(exchange);
  const refused = faultIn(fields);
  if (refused) return refused;
  const record = { ...known, ...settled(fields), updated_at: new Date().toISOString(), id: known.id };
  store.replace(COLLECTION, known.id, record);
  keepAnnotations(known.id, fields, { store });
  return json(200, shown(record, { store }));
}

function read({ store, params }: Call): Reply {
  const record = store.all(COLLECTION).find(({ id }) => id === Number(params[0]));
  return record ? json(200, shown(record, { store })) : notFound();
}

function annotations({ exchange, store, params }: Call): Reply {
  return page(exchange, store.all(annotationsOf(Number(params[0]))));
}

function list({ exchange, store, params }: Call): Reply {
  const name = exchange.url.searchParams.get("check_name");
  const found = store
    .all(COLLECTION)
    .filter((record) => record.head_sha === params[0] && (name === null || record.name === name));
  return page(exchange, found, (records) => ({
    total_count: found.length,
    check_runs: records.map((record) => shown(record, { store })),
  }));
}

/** A conclusion ends a check run, whatever its status says. */
function settled({ output, ...fields }: Fields): Fields {
  const { annotations: _, ...texts } = (output ?? {}) as Fields;
  return {
    ...fields,
    ...(fields.conclusion === undefined ? {} : { status: "completed" }),
    ...(output === undefined ? {} : { output: texts }),
  };
}

function faultIn(fields: Fields): Reply | undefined {
  const { conclusion, status, output } = fields;
  if (conclusion !== undefined && !CONCLUSIONS.includes(String(conclusion))) {
    return invalid(`${conclusion} is not a member of ${JSON.stringify(CONCLUSIONS)}.`);
  }
  if (status === "completed" && conclusion === undefined) return invalid('"conclusion" wasn\'t supplied.');
  return output === undefined ? undefined : faultInOutput(output as Fields);
}

function faultInOutput({ title, summary, text, annotations: given = [] }: Fields): Reply | undefined {
  if (typeof title !== "string" || typeof summary !== "string") {
    return invalid(`"${typeof title === "string" ? "summary" : "title"}" wasn't supplied.`);
  }
  for (const value of [summary, text ?? ""]) {
    const sizeBytes = Buffer.byteLength(String(value));
    if (sizeBytes > TEXT_LIMIT_BYTES) {
      return invalid(`Only ${TEXT_LIMIT_BYTES} characters are allowed; ${sizeBytes} were supplied.`);
    }
  }
  const list = given as readonly Fields[];
  if (list.length > ANNOTATIONS_PER_REQUEST) {
    return invalid(
      `No more than ${ANNOTATIONS_PER_REQUEST} items are allowed; ${list.length} were supplied.`,
    );
  }
  return list.map(faultInAnnotation).find((fault) => fault !== undefined);
}

function faultInAnnotation(annotation: Fields): Reply | undefined {
  for (const name of ["path", "start_line", "end_line", "annotation_level", "message"]) {
    if (annotation[name] === undefined) return invalid(`"${name}" wasn't supplied.`);
  }
  const level = String(annotation.annotation_level);
  return LEVELS.includes(level)
    ? undefined
    : invalid(`${level} is not a member of ${JSON.stringify(LEVELS)}.`);
}

/** Annotations add up over the requests. */
function keepAnnotations(id: number, { output }: Fields, { store }: Pick<Call, "store">): void {
  const given = ((output as Fields | undefined)?.annotations ?? []) as readonly Fields[];
  for (const annotation of given) store.add(annotationsOf(id), annotation);
}

function shown(record: GitHubRecord, { store }: Pick<Call, "store">): Fields {
  const annotations_count = store.all(annotationsOf(record.id)).length;
  const html_url = `https://github.com/octo-org/octo-repo/runs/${record.id}`;
  return { html_url, ...record, output: { ...(record.output as Fields | undefined), annotations_count } };
}

function annotationsOf(id: number): string {
  return `check-runs/${id}/annotations`;
}

import type { Dice } from "./dice.ts";
import { type Json, resolved, schemas, type Target } from "./document.ts";

/** Ids by the names that paths give them. */
export type Ids = Readonly<Record<string, number>>;

/** How the id of a record is named in paths, by the name of the record's schema. */
const ID_NAMES: Readonly<Record<string, string>> = {
  Build: "buildId",
  ConfigParameter: "parameterId",
  Device: "deviceId",
  DeviceGroup: "deviceGroupId",
  DeviceSession: "deviceSessionId",
  Executor: "executorId",
  ExtendedRun: "runId",
  File: "fileId",
  Framework: "frameworkId",
  Job: "jobId",
  Project: "projectId",
  Run: "runId",
  Screenshot: "screenshotId",
  Tag: "tagId",
};

/** Other names under which parameters and bodies speak of the same records. */
const ALIASES: Readonly<Record<string, string>> = {
  appFileId: "fileId",
  dataFileId: "fileId",
  testFileId: "fileId",
  deviceIds: "deviceId",
  usedDeviceIds: "deviceId",
  deviceRunIds: "deviceSessionId",
  testRunId: "runId",
  usedDeviceGroupId: "deviceGroupId",
};

const MOST_RECORDS = 300;

/** Records that exist, as far as answers told: each with its id and those of what it belongs to. */
export class KnownIds {
  readonly #records: Ids[] = [];

  /** Keeps and returns the id of the record in an answer, or of the first one in a page, beside the ids `given`. */
  learn(target: Target, status: number, body: Json, given: Ids): Ids {
    const [record, name] = recordIn(body, target.answers[status]?.$ref);
    if (name === undefined || !Number.isSafeInteger(record?.id)) return given;
    const ids = { ...given, [name]: record.id };
    this.#records.push(ids);
    if (this.#records.length > MOST_RECORDS) this.#records.shift();
    return ids;
  }

  /** Drops what belongs to a record that is gone: the one named last among the ids of its path. */
  forget(ids: Ids): void {
    const [name, id] = Object.entries(ids).at(-1) ?? [""];
    const left = this.#records.filter((record) => record[name] !== id);
    this.#records.splice(0, this.#records.length, ...left);
  }

  /** The ids of one record that has an id of the last of these names, where one is known. */
  draw(names: readonly string[], dice: Dice): Ids {
    const wanted = names.at(-1) ?? "";
    const fitting = this.#records.filter((ids) => wanted in ids);
    return fitting.length > 0 ? dice.pick(fitting) : {};
  }

  /** An id that a parameter or field of this name may mean; any small number where none is known. */
  idFor(name: string, dice: Dice): number {
    const plain = name.replace("[]", "");
    const kind = ALIASES[plain] ?? plain;
    return this.draw([kind], dice)[kind] ?? dice.whole(1, 300);
  }
}

const PREFIX = "#/components/schemas/";

function recordIn(body: Json, ref: string | undefined): [record: Json, name: string | undefined] {
  const schema = ref?.slice(PREFIX.length) ?? "";
  const items: string | undefined = resolved(schemas[schema])?.properties?.data?.items?.$ref;
  if (items !== undefined && Array.isArray(body?.data)) return recordIn(body.data[0], items);
  return [body, ID_NAMES[schema]];
}

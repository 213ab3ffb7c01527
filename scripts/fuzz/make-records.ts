import type { Ready } from "../child-cloud.ts";
import type { Target } from "./document.ts";
import type { Ids, KnownIds } from "./known-ids.ts";

/** Where records are made. */
export interface Surroundings {
  readonly ready: Ready;
  readonly credentials: string;
  readonly targets: readonly Target[];
  readonly known: KnownIds;
}

interface Step {
  readonly operationId: string;
  readonly query?: (ids: Ids) => Record<string, string>;
  readonly body?: (ids: Ids) => string | FormData;
}

/** Proper requests, each with the ids that those before it gave. */
const STEPS: readonly Step[] = [
  { operationId: "listDevices" },
  { operationId: "listFrameworks" },
  { operationId: "listExecutors" },
  { operationId: "createJobOfMe", query: () => ({ name: "fuzz", type: "BROWSER_TESTING" }) },
  { operationId: "uploadFile", body: upload },
  { operationId: "startBuild", body: ({ fileId, executorId }) => JSON.stringify({ fileId, executorId }) },
  {
    operationId: "startRunOfProject",
    query: (ids) => ({ "usedDeviceIds[]": id(ids.deviceId), testFileId: id(ids.fileId) }),
  },
  { operationId: "addTagOfProject", query: () => ({ name: "nightly" }) },
  { operationId: "zipFilesOfProject" },
  { operationId: "createConfigParameter", query: () => ({ key: "COLOUR", value: "red" }) },
  {
    operationId: "createDeviceGroup",
    query: (ids) => ({ displayName: "group", "deviceIds[]": id(ids.deviceId) }),
  },
  { operationId: "listDeviceSessionsOfProject" },
];

/** Makes one record of each kind, so that there are ids to ask for. What this cloud does not serve is left out. */
export async function makeRecords({ ready, credentials, targets, known }: Surroundings): Promise<void> {
  const { userId, projectId } = ready;
  let ids: Ids = { userId, projectId };
  for (const { operationId, query, body } of STEPS) {
    const target = targets.find((one) => one.operationId === operationId);
    if (!target) throw new Error(`The document has no operation ${operationId}.`);
    const path = target.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 0));
    const address = new URL(`${target.roots[0]}${path}?${new URLSearchParams(query?.(ids))}`, ready.url);
    const content = body?.(ids);
    const answer = await fetch(address, {
      method: target.method,
      headers: {
        authorization: credentials,
        ...(typeof content === "string" ? { "content-type": "application/json" } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const record = await answer.json();
    if (answer.ok) ids = known.learn(target, answer.status, record, ids);
  }
}

const id = (value: number | undefined) => String(value ?? 0);

function upload(): FormData {
  const form = new FormData();
  form.append("file", new Blob(["no archive"], { type: "application/zip" }), "suite.zip");
  return form;
}

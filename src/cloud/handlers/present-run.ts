import type { ExtendedRun, Run } from "../../contract/resources/runs.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { runAddress } from "../page/addresses.ts";
import { isSessionRun } from "../runs/frameworks.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { filePresenter, presentTag } from "./present.ts";
import { wholePage } from "./whole-page.ts";

/** Presents runs as the contract has them. What they were started with stays inside: it may hold a password. */
export function runPresenter({ store }: Pick<CloudParts, "store">, origin: string): (run: RunRecord) => Run {
  const projectNames = new Map<number, string | null>();
  function projectName(id: number): string | null {
    const name = projectNames.get(id) ?? store.projects.get(id)?.name ?? null;
    projectNames.set(id, name);
    return name;
  }
  return (run) => {
    const { config: _, parameters: __, files: ___, hookDue: ____, ...told } = run;
    const { appFileId: _____, testFileId: ______, dataFileId: _______, ...fields } = told;
    return {
      ...fields,
      createTime: new Date(run.createTime),
      startTime: run.startTime === null ? null : new Date(run.startTime),
      finishTime: run.finishTime === null ? null : new Date(run.finishTime),
      projectName: projectName(run.projectId),
      retryable: run.state === "FINISHED" && !isSessionRun(run),
      gamebenchResultsUrl: null,
      uiLink: origin + runAddress(run.id),
    };
  };
}

/** Presents one run. */
export function presentRun(run: RunRecord, cloud: Pick<CloudParts, "store">, origin: string): Run {
  return runPresenter(cloud, origin)(run);
}

/** Presents these runs with their input files and tags, which are read for all of them at once (Extended test run). */
export function extendedRunPresenter(
  runs: readonly RunRecord[],
  cloud: CloudParts,
  origin: string,
): (run: RunRecord) => ExtendedRun {
  const { store, signer, devices } = cloud;
  const parentId = runs.map(({ id }) => id);
  const tags = Map.groupBy(store.tags.in({ parentId }).select(), ({ testRunId }) => testRunId);
  const deviceRuns = Map.groupBy(store.deviceRuns.in({ parentId }).select(), ({ runId }) => runId);
  const costs = ({ deviceId }: DeviceRunRecord) => (devices.get(deviceId)?.creditsPrice ?? 0) > 0;
  const [present, presentFile] = [runPresenter(cloud, origin), filePresenter(signer, origin)];
  return (run) => {
    return {
      ...present(run),
      billable: !run.simulated && (deviceRuns.get(run.id) ?? []).some(costs),
      tags: (tags.get(run.id) ?? []).map(presentTag),
      files: wholePage(inputFiles(store, run).map(presentFile)),
    };
  };
}

/** The run's application, test and data file, as far as they are still there, told apart by what they are to it. */
function inputFiles(store: Store, { appFileId, testFileId, dataFileId }: RunRecord): FileRecord[] {
  const uses = [
    { id: appFileId, inputType: "APPLICATION" },
    { id: testFileId, inputType: "TEST" },
    { id: dataFileId, inputType: "DATA" },
  ] as const;
  return uses.flatMap(({ id, inputType }) => {
    const file = id === null ? undefined : store.files.get(id);
    return file ? [{ ...file, inputType }] : [];
  });
}

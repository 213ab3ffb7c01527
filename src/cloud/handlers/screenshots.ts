import { operations } from "../../contract/operations/index.ts";
import type { Screenshot } from "../../contract/resources/screenshots.ts";
import { accessibleRun } from "../access/project-access.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentDevice } from "./present-device.ts";
import { oneOfEachName, type RunScreenshot, screenshotsOf } from "./run-screenshots.ts";

const { list, names } = operations.screenshots;

/** Screenshots of a run, over all its devices (Test runs: three path families). */
export const screenshotHandlers: readonly Handler[] = [
  handle(list, ({ caller, ids, query, selection }, { store, devices }) => {
    const run = accessibleRun(store, ids, caller);
    const all = screenshotsOf(store, store.deviceRuns.in({ parentId: run.id }).select());
    const named =
      query.name === undefined ? all : all.filter(({ originalName }) => originalName === query.name);
    return listing(inlineRecords(store.database, named), selection, screenshotPresenter(devices));
  }),
  handle(names, ({ caller, ids, selection }, { store }) => {
    const run = accessibleRun(store, ids, caller);
    const all = screenshotsOf(store, store.deviceRuns.in({ parentId: run.id }).select());
    const present = ({ id, fail, originalName, type, takeTimestamp }: RunScreenshot) => ({
      id,
      fail,
      originalName,
      type,
      takeTimestamp,
    });
    return listing(inlineRecords(store.database, oneOfEachName(all)), selection, present);
  }),
];

/** Presents screenshots with the device that each shows, where the catalogue still has it. */
export function screenshotPresenter(devices: Pick<DeviceCatalogue, "get">) {
  return ({ deviceId, ...screenshot }: RunScreenshot): Screenshot => {
    const device = devices.get(deviceId);
    return { ...screenshot, device: device ? presentDevice(device) : null };
  };
}

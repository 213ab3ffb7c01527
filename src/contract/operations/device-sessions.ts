import { bytes, listed, ok, operation } from "../operation.ts";
import { deviceSession } from "../resources/device-sessions.ts";
import { file } from "../resources/files.ts";
import { screenshot } from "../resources/screenshots.ts";
import { newer } from "./newer.ts";
import { ofRun } from "./run-paths.ts";

const shared = { ...newer, method: "GET", directQuery: ["projectId"] } as const;

/** Device sessions are the device runs of the specification, with records and files of their own. */
export const list = operation({
  ...shared,
  id: "listDeviceSessions",
  paths: ofRun("/device-sessions"),
  answer: listed(deviceSession),
  says: "Lists what a test run does on each device.",
});
export const get = operation({
  ...shared,
  id: "getDeviceSession",
  paths: ofRun("/device-sessions/{deviceSessionId}"),
  answer: ok(deviceSession),
  says: "What a test run does on one device: its state, counts and times.",
});
export const outputFiles = operation({
  ...shared,
  id: "listDeviceSessionFiles",
  paths: ofRun("/device-sessions/{deviceSessionId}/output-file-set/files"),
  answer: listed(file),
  says: "Lists what a test run wrote on one device.",
});
export const outputZip = operation({
  ...shared,
  id: "downloadDeviceSessionZip",
  paths: ofRun("/device-sessions/{deviceSessionId}/output-file-set/files.zip"),
  answer: bytes,
  says: "What a test run wrote on one device, as one archive.",
});
export const screenshots = operation({
  ...shared,
  id: "listDeviceSessionScreenshots",
  paths: ofRun("/device-sessions/{deviceSessionId}/screenshots"),
  answer: listed(screenshot),
  says: "Lists the screenshots of one device.",
});
export const screenshotContent = operation({
  ...shared,
  id: "downloadDeviceSessionScreenshot",
  paths: ofRun("/device-sessions/{deviceSessionId}/screenshots/{screenshotId}"),
  answer: bytes,
  says: "The picture of a screenshot, whose record has no link.",
});

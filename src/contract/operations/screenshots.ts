import { listed, operation } from "../operation.ts";
import { text } from "../params.ts";
import { screenshot, screenshotName } from "../resources/screenshots.ts";
import { ofRun } from "./run-paths.ts";

const source = "Test runs: three path families";
const fields = {
  filter: ["id", "originalname", "taketimestamp"],
  sort: ["id", "originalName", "takeTimestamp"],
};

export const list = operation({
  id: "listScreenshots",
  method: "GET",
  paths: ofRun("/screenshots"),
  query: { name: text("only screenshots with this name") },
  fields,
  answer: listed(screenshot),
  says: "Lists the screenshots of a test run, over all devices.",
  source,
});
export const names = operation({
  id: "listScreenshotNames",
  method: "GET",
  paths: ofRun("/screenshot-names"),
  answer: listed(screenshotName),
  says: "Lists the names under which a test run took screenshots.",
  source,
});

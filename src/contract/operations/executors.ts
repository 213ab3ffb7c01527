import { listed, operation } from "../operation.ts";
import { executor } from "../resources/executors.ts";

export const list = operation({
  id: "listExecutors",
  method: "GET",
  paths: { me: "/me/executors", direct: "/executors" },
  answer: listed(executor),
  says: "Lists the runners that take builds, with what each is doing.",
  source: "docs/decisions.md: Listing executors",
  extension: true,
  generation: "legacy",
});

import { browserTestRules } from "../browser-test/inputs.ts";
import { gateInputs } from "../runner/gate-inputs.ts";
import { inputDefaults } from "../runner/input-defaults.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { startRunRules } from "../start-run/inputs.ts";
import { inputsOf } from "./inputs.ts";

type Given = Readonly<Record<string, string>>;

const FILES = ["app-path", "test-path", "data-path"] as const;
const isSuite = (given: Given) => Boolean(given["suite-path"]);
const isCrawler = (given: Given) => /^(?:true|yes|on)$/i.test(given["app-crawler-run"]?.trim() ?? "");

const oneThingIsTested: InputRule = (given) => {
  const files = FILES.filter((name) => given[name]);
  if (isSuite(given)) {
    return files.length > 0
      ? `suite-path: stands beside ${files.join(", ")}. A suite runs on browsers, these on devices: leave out one.`
      : undefined;
  }
  if (isCrawler(given)) {
    if (given["test-path"])
      return "app-crawler-run: explores the app instead of running test-path. Leave out one.";
    return given["app-path"]
      ? undefined
      : "app-path: is missing. Give the app that app-crawler-run explores.";
  }
  return given["test-path"]
    ? undefined
    : "test-path: is missing. Give test-path to test on devices, with app-path where there is an app, or suite-path for a suite on browsers.";
};

const executorsAreNamed: InputRule = (given) =>
  isSuite(given) && !given.executors
    ? "executors: is missing. Name one or more executors, or * for every one the service lists."
    : undefined;

/** Never empty, as their defaults are expressions: that they are given says nothing. */
const ALWAYS_GIVEN: ReadonlySet<string> = new Set(["job-name", "name", "matrix-index"]);

/** An input that would be passed over is refused: something else would run than was asked for. */
const nothingIsPassedOver: InputRule = (given) => {
  const defaults: Given = inputDefaults["device-test"];
  const foreign = (isSuite(given) ? inputsOf.run : inputsOf.suite).filter(
    (name) =>
      given[name] && given[name] !== defaults[name] && !ALWAYS_GIVEN.has(name) && !(name in gateInputs),
  );
  if (foreign.length === 0) return undefined;
  const whose = isSuite(given) ? "a run on devices, not for suite-path" : "a suite on browsers (suite-path)";
  return `${foreign.join(", ")}: only for ${whose}. Leave it out.`;
};

const onlyWhere = (holds: (given: Given) => boolean, rules: readonly InputRule[]): InputRule[] =>
  rules.map((rule) => (given) => (holds(given) ? rule(given) : undefined));

export const deviceTestRules: readonly InputRule[] = [
  oneThingIsTested,
  executorsAreNamed,
  nothingIsPassedOver,
  ...onlyWhere(isSuite, browserTestRules),
  ...onlyWhere((given) => !isSuite(given), startRunRules),
];

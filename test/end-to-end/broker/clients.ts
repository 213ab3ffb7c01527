import type { Scenario } from "./scenario.ts";
import { seleniumScenario } from "./selenium-scenario.ts";
import { webdriverioScenario } from "./webdriverio-scenario.ts";

/** The libraries that do the scenario, by their names. */
export const clients: readonly (readonly [name: string, scenario: Scenario])[] = [
  ["webdriverio", webdriverioScenario],
  ["selenium-webdriver", seleniumScenario],
];

// Runs the tests of the chosen suite in this one process, so that they share a browser.
import { readdirSync } from "node:fs";

const FOLDERS = { all: ["tests"], failing: ["tests", "tests/failing"] };

/** SUITE, else "suite" of the configuration given at the build's start, else everything that should pass. */
function chosenSuite() {
  const configuration = process.env.SVC_BUILD_CONFIGURATION || "null";
  try {
    return process.env.SUITE || JSON.parse(configuration)?.suite || "all";
  } catch {
    return refuse(
      `The build's configuration is no JSON: ${configuration}. Give it as {"suite": "all"}, or leave it out.`,
    );
  }
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}

if (Number.parseInt(process.versions.node, 10) < 22) {
  refuse(`This suite needs Node 22 or newer; found ${process.version}.`);
}
const suite = chosenSuite();
const folders = Object.hasOwn(FOLDERS, suite) ? FOLDERS[suite] : undefined;
if (!folders) refuse(`No suite "${suite}"; choose one of: ${Object.keys(FOLDERS).join(", ")}.`);
console.log(`Suite:  ${suite}`);

for (const folder of folders) {
  const files = readdirSync(new URL(`../${folder}`, import.meta.url)).filter((name) =>
    name.endsWith(".test.mjs"),
  );
  for (const file of files.sort()) await import(new URL(`../${folder}/${file}`, import.meta.url));
}

import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { browserTestInputs, browserTestRules } from "./inputs.ts";
import { runSuite } from "./run-suite.ts";

/** `actions/browser-test`: a suite in, a verdict out. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("browser-test", browserTestInputs, browserTestRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    await runSuite(inputs, client, cancel.signal);
  });
}

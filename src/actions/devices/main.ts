import { requireEnough } from "../../services/devices/select-devices.ts";
import { surveyDevices } from "../../services/devices/survey-devices.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { deviceWishOf } from "../runner/device-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { pass, runAction, skip } from "../runner/run-action.ts";
import { writeSummary } from "../runner/write-summary.ts";
import { devicesInputs, devicesRules } from "./inputs.ts";
import { surveyMarkdown, tellDevices } from "./publish.ts";

/** `actions/devices`: a wish in, devices out, as a matrix for the jobs that follow. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("devices", devicesInputs, devicesRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const tools = { client, logger: actionLogger, signal: cancel.signal };
    const survey = await surveyDevices(deviceWishOf(inputs), tools);
    await writeSummary(surveyMarkdown(survey));
    requireEnough(survey);
    tellDevices(survey.chosen);
    pass(`${survey.chosen.length} of ${survey.candidates.length} devices chosen`);
  });
}

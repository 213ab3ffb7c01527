import { defaultGate, type Gate } from "../../services/verdict/gate.ts";
import { defaulted, ratio, wholeNumber } from "./input-kinds.ts";

/** What the tests must reach: in every action that decides. */
export const testGateInputs = {
  "min-success-ratio": defaulted(ratio),
  "min-tests": defaulted(wholeNumber(1)),
};

/** What tests and devices must reach: in every action that decides about test runs. */
export const gateInputs = {
  ...testGateInputs,
  "min-execution-ratio": defaulted(ratio),
  "max-excluded-devices": defaulted(wholeNumber(0)),
  "max-warning-devices": wholeNumber(0),
};

type GateValues = {
  readonly [Name in keyof typeof gateInputs]: (typeof gateInputs)[Name]["_zod"]["output"];
};

/** The gate that the inputs ask for; what an action has no input for is as strict as it is by default. */
export function gateOf(inputs: Pick<GateValues, keyof typeof testGateInputs> & Partial<GateValues>): Gate {
  return {
    minSuccessRatio: inputs["min-success-ratio"],
    minTests: inputs["min-tests"],
    minExecutionRatio: inputs["min-execution-ratio"] ?? defaultGate.minExecutionRatio,
    maxExcludedDevices: inputs["max-excluded-devices"] ?? defaultGate.maxExcludedDevices,
    maxWarningDevices: inputs["max-warning-devices"] ?? defaultGate.maxWarningDevices,
  };
}

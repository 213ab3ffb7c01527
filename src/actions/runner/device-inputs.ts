import type { DeviceWish } from "../../services/devices/device-wish.ts";
import { parseVersionRange } from "../../services/devices/version-range.ts";
import { idList, input, list, wholeNumber } from "./input-kinds.ts";
import type { InputRule } from "./read-inputs.ts";

/** The inputs of every action that chooses devices. */
export const deviceInputs = {
  "device-ids": idList,
  "device-names": list,
  "device-filter": list,
  "device-properties": list,
  "os-version": input(parseVersionRange),
  "device-group-id": wholeNumber(0),
  pick: wholeNumber(1),
  "min-devices": wholeNumber(1),
};

type DeviceValues = {
  readonly [Name in keyof typeof deviceInputs]: (typeof deviceInputs)[Name]["_zod"]["output"];
};

/** The devices that the inputs ask for. */
export function deviceWishOf(inputs: DeviceValues): DeviceWish {
  return {
    ids: inputs["device-ids"],
    names: inputs["device-names"],
    filters: inputs["device-filter"],
    properties: inputs["device-properties"],
    osVersion: inputs["os-version"],
    groupId: inputs["device-group-id"],
    pick: inputs.pick,
    minDevices: inputs["min-devices"],
  };
}

const fewerThanPicked: InputRule = ({ pick, "min-devices": least }) =>
  pick && least && Number(least) > Number(pick)
    ? `min-devices: ${least} is more than pick, which is ${pick}. Lower it, or leave it out.`
    : undefined;

export const deviceRules: readonly InputRule[] = [fewerThanPicked];

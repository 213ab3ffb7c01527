import type { BrowserProfile } from "../execution/browser-profile.ts";
import type { CatalogueDevice } from "./device.ts";
import { labelOf, propertiesOf } from "./device-labels.ts";
import { type DeviceModel, deviceModels } from "./device-models.ts";

type Family = Pick<CatalogueDevice, "osType"> & { readonly tablet: boolean; readonly version: string };

const API_LEVELS: Readonly<Record<string, number>> = { 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35 };
/** Of the narrower side, in CSS pixels. */
const [NARROW_BELOW, TABLET_FROM] = [390, 600];

/** The devices of a cloud unless told otherwise: phones, tablets and desktops of several sizes and versions. */
export const defaultDevices: readonly CatalogueDevice[] = deviceModels.map(deviceOf);

function deviceOf(row: DeviceModel): CatalogueDevice {
  const [id, , , os, , traits] = row;
  const family = familyOf(row);
  const { osType, version } = family;
  const profile = profileOf(row, family);
  return {
    ...{ id, displayName: profile.name, osType, profile, labelIds: [], vncSupported: false },
    ...{ online: true, locked: false, enabled: true, marks: [], creditsPrice: 2, ...traits },
    softwareVersion: {
      id: labelOf("OS version", os).id,
      apiLevel: osType === "ANDROID" ? (API_LEVELS[version] ?? null) : null,
      releaseVersion: version,
    },
    properties: propertiesOf(labelsOf(row, family)),
  };
}

function familyOf([, , , os, [width]]: DeviceModel): Family {
  const [system = "", version = system] = os.split(" ");
  const osType = system === "iOS" ? "IOS" : system === "Android" ? "ANDROID" : "DESKTOP";
  return { osType, version, tablet: osType !== "DESKTOP" && width >= TABLET_FROM };
}

function profileOf(row: DeviceModel, family: Family): BrowserProfile {
  const [, maker, model, , [width, height, scale]] = row;
  const name = maker === "Any" ? model : `${maker} ${model}`;
  const { osType } = family;
  const handheld = osType !== "DESKTOP";
  const profile = { name, osType, width, height, scale, mobile: handheld, touch: handheld };
  // A desktop is this machine's own browser in a window of that size, so its user agent is left alone.
  return handheld ? { ...profile, userAgent: userAgentOf(model, family) } : profile;
}

function userAgentOf(model: string, { osType, tablet, version }: Family): string {
  if (osType === "ANDROID") {
    const agent = `Mozilla/5.0 (Linux; Android ${version}; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`;
    return `${agent} Chrome/140.0.0.0 ${tablet ? "" : "Mobile "}Safari/537.36`;
  }
  const platform = tablet ? "iPad; CPU OS" : "iPhone; CPU iPhone OS";
  const agent = `Mozilla/5.0 (${platform} ${version.replace(".", "_")} like Mac OS X)`;
  return `${agent} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}

function labelsOf([, maker, , os, [width]]: DeviceModel, { osType, tablet }: Family) {
  const system = { ANDROID: "Android", IOS: "iOS", DESKTOP: "Desktop" } as const;
  const handheld = tablet ? "Tablet" : "Phone";
  return {
    "Operating system": system[osType],
    "OS version": os,
    Manufacturer: maker,
    "Form factor": osType === "DESKTOP" ? "Desktop" : handheld,
    "Screen width": widthLabel(width),
  } as const;
}

function widthLabel(width: number) {
  if (width < NARROW_BELOW) return "Up to 389 px";
  return width < TABLET_FROM ? "390 to 599 px" : "600 px and more";
}

import type { CatalogueDevice } from "./device.ts";
import { type DeviceLabels, labelOf, propertiesOf } from "./device-labels.ts";

/** The account that a cloud without an accounts file starts with; the dedicated device of the defaults is its own. */
export const FIRST_ACCOUNT_EMAIL = "developer@device-cloud.example";

type OsVersion = DeviceLabels["OS version"];
type Maker = DeviceLabels["Manufacturer"];

interface Model {
  readonly id: number;
  readonly maker: Maker;
  readonly model: string;
  readonly os: OsVersion;
  readonly size: DeviceLabels["Screen size"];
  /** The viewport in CSS pixels, and device pixels per CSS pixel. */
  readonly screen: readonly [width: number, height: number, scale: number];
  readonly state?: Partial<Pick<CatalogueDevice, "online" | "locked" | "enabled" | "accountEmail">>;
  readonly marks?: CatalogueDevice["marks"];
  readonly creditsPrice?: number;
}

const API_LEVELS: Readonly<Record<string, number>> = { 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35 };
const FREE = { marks: ["FREE", "RECOMMENDED"], creditsPrice: 0 } as const;
const [SMALL, MEDIUM, LARGE, TABLET] = [
  'Up to 5.5"',
  '5.6" to 6.2"',
  '6.3" and larger',
  '8" and larger',
] as const;

const androids: readonly Model[] = [
  {
    id: 101,
    maker: "Google",
    model: "Pixel 8",
    os: "Android 14",
    size: MEDIUM,
    screen: [412, 915, 2.625],
    ...FREE,
  },
  {
    id: 102,
    maker: "Samsung",
    model: "Galaxy S24",
    os: "Android 15",
    size: MEDIUM,
    screen: [360, 780, 3],
    marks: ["NEW"],
  },
  {
    id: 103,
    maker: "Samsung",
    model: "Galaxy A13",
    os: "Android 12",
    size: LARGE,
    screen: [412, 919, 2.625],
    marks: ["RECOMMENDED"],
  },
  {
    id: 104,
    maker: "Xiaomi",
    model: "Redmi Note 12",
    os: "Android 13",
    size: LARGE,
    screen: [393, 873, 2.75],
  },
  {
    id: 105,
    maker: "Nokia",
    model: "3.4",
    os: "Android 11",
    size: LARGE,
    screen: [360, 780, 2],
    state: { locked: true },
  },
  {
    id: 106,
    maker: "Google",
    model: "Pixel 3",
    os: "Android 10",
    size: SMALL,
    screen: [393, 786, 2.75],
    state: { online: false },
  },
  {
    id: 107,
    maker: "Samsung",
    model: "Galaxy Tab S8",
    os: "Android 14",
    size: TABLET,
    screen: [800, 1280, 2],
    creditsPrice: 3,
  },
  {
    id: 108,
    maker: "Lenovo",
    model: "Tab M10",
    os: "Android 12",
    size: TABLET,
    screen: [800, 1280, 1.5],
    state: { enabled: false },
  },
];
const apples: readonly Model[] = [
  {
    id: 109,
    maker: "Apple",
    model: "iPhone 15",
    os: "iOS 17.5",
    size: MEDIUM,
    screen: [393, 852, 3],
    ...FREE,
  },
  {
    id: 110,
    maker: "Apple",
    model: "iPhone 16 Pro",
    os: "iOS 18.1",
    size: LARGE,
    screen: [402, 874, 3],
    marks: ["NEW"],
  },
  { id: 111, maker: "Apple", model: "iPhone SE", os: "iOS 16.7", size: SMALL, screen: [375, 667, 2] },
  {
    ...{ id: 112, maker: "Apple", model: "iPhone 7", os: "iOS 15.8", size: SMALL, screen: [375, 667, 2] },
    state: { accountEmail: FIRST_ACCOUNT_EMAIL },
  },
  {
    id: 113,
    maker: "Apple",
    model: "iPad Air",
    os: "iOS 17.5",
    size: TABLET,
    screen: [820, 1180, 2],
    creditsPrice: 3,
  },
];
const desktops: readonly (readonly [id: number, width: number, height: number])[] = [
  [114, 1280, 800],
  [115, 1920, 1080],
];

/** The devices of a cloud unless told otherwise: current and older phones and tablets, and two desktops. */
export const defaultDevices: readonly CatalogueDevice[] = [
  ...androids.map((model) => device(model, "ANDROID", androidAgent(model))),
  ...apples.map((model) => device(model, "IOS", appleAgent(model))),
  ...desktops.map(([id, width, height]) => desktop(id, width, height)),
];

function device(model: Model, osType: "ANDROID" | "IOS", userAgent: string): CatalogueDevice {
  const { id, maker, os, size, state, marks = [], creditsPrice = 2 } = model;
  const [width, height, scale] = model.screen;
  const displayName = `${maker} ${model.model}`;
  const releaseVersion = versionOf(model);
  return {
    ...{ id, displayName, osType, creditsPrice, marks, labelIds: [], vncSupported: false },
    softwareVersion: {
      id: labelOf("OS version", os).id,
      apiLevel: API_LEVELS[releaseVersion] ?? null,
      releaseVersion,
    },
    profile: { name: displayName, osType, width, height, scale, mobile: true, touch: true, userAgent },
    ...{ online: true, locked: false, enabled: true, ...state },
    properties: propertiesOf({
      "Operating system": osType === "IOS" ? "iOS" : "Android",
      "OS version": os,
      Manufacturer: maker,
      "Form factor": size === TABLET ? "Tablet" : "Phone",
      "Screen size": size,
    }),
  };
}

/** A desktop is this machine's own browser in a window of that size, so its user agent is left alone. */
function desktop(id: number, width: number, height: number): CatalogueDevice {
  const displayName = `Desktop ${width} × ${height}`;
  return {
    ...{ id, displayName, osType: "DESKTOP", creditsPrice: 0, marks: ["RECOMMENDED"], labelIds: [] },
    ...{ online: true, locked: false, enabled: true, vncSupported: false },
    softwareVersion: {
      ...{ id: labelOf("OS version", "Chromium").id, apiLevel: null, releaseVersion: "Chromium" },
    },
    profile: { name: displayName, osType: "DESKTOP", width, height, scale: 1, mobile: false, touch: false },
    properties: propertiesOf({
      "Operating system": "Desktop",
      "OS version": "Chromium",
      Manufacturer: "Any",
      "Form factor": "Desktop",
      "Screen size": '13" and larger',
    }),
  };
}

function versionOf({ os }: Model): string {
  return os.slice(os.indexOf(" ") + 1);
}

function androidAgent(model: Model): string {
  const mobile = model.size === TABLET ? "" : "Mobile ";
  return `Mozilla/5.0 (Linux; Android ${versionOf(model)}; ${model.model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${mobile}Safari/537.36`;
}

function appleAgent(model: Model): string {
  const [version, platform] = [
    versionOf(model),
    model.size === TABLET ? "iPad; CPU OS" : "iPhone; CPU iPhone OS",
  ];
  return `Mozilla/5.0 (${platform} ${version.replace(".", "_")} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}

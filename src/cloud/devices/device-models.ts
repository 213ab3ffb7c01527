import type { CatalogueDevice } from "./device.ts";
import type { DeviceLabels } from "./device-labels.ts";

/** The account that a cloud without an accounts file starts with; the dedicated device below is its own. */
export const FIRST_ACCOUNT_EMAIL = "developer@device-cloud.example";

/** What a model differs in from an ordinary one: online, unlocked, enabled, for everybody, of no mark, 2 credits. */
export type ModelTraits = Partial<
  Pick<CatalogueDevice, "online" | "locked" | "enabled" | "accountEmail" | "marks" | "creditsPrice">
>;

/** Width and height are the viewport in CSS pixels, scale is device pixels per CSS pixel. */
export type DeviceModel = readonly [
  id: number,
  maker: DeviceLabels["Manufacturer"],
  model: string,
  os: DeviceLabels["OS version"],
  screen: readonly [width: number, height: number, scale: number],
  traits?: ModelTraits,
];

const FREE = { marks: ["FREE", "RECOMMENDED"], creditsPrice: 0 };
const NEW = { marks: ["NEW"] };
const RECOMMENDED = { marks: ["RECOMMENDED"] };
const TABLET = { creditsPrice: 3 };

/** The models of a cloud unless told otherwise: new and old, small and large, and one in every state. */
export const deviceModels: readonly DeviceModel[] = [
  [101, "Google", "Pixel 8", "Android 14", [412, 915, 2.625], FREE],
  [102, "Samsung", "Galaxy S24", "Android 15", [360, 780, 3], NEW],
  [103, "Samsung", "Galaxy A13", "Android 12", [412, 919, 2.625], RECOMMENDED],
  [104, "Xiaomi", "Redmi Note 12", "Android 13", [393, 873, 2.75]],
  [105, "Nokia", "3.4", "Android 11", [360, 780, 2], { locked: true }],
  [106, "Google", "Pixel 3", "Android 10", [393, 786, 2.75], { online: false }],
  [107, "Samsung", "Galaxy Tab S8", "Android 14", [800, 1280, 2], TABLET],
  [108, "Lenovo", "Tab M10", "Android 12", [800, 1280, 1.5], { ...TABLET, enabled: false }],
  [109, "Apple", "iPhone 15", "iOS 17.5", [393, 852, 3], FREE],
  [110, "Apple", "iPhone 16 Pro", "iOS 18.1", [402, 874, 3], NEW],
  [111, "Apple", "iPhone SE", "iOS 16.7", [375, 667, 2], RECOMMENDED],
  [112, "Apple", "iPhone 7", "iOS 15.8", [375, 667, 2], { accountEmail: FIRST_ACCOUNT_EMAIL }],
  [113, "Apple", "iPad Air", "iOS 17.5", [820, 1180, 2], TABLET],
  [114, "Any", "Desktop 1280 × 800", "Chromium", [1280, 800, 1], FREE],
  [115, "Any", "Desktop 1920 × 1080", "Chromium", [1920, 1080, 1], { creditsPrice: 1 }],
];

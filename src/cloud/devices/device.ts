import type { BrowserProfile } from "../execution/browser-profile.ts";

/** A device of the catalogue, which a Chromium set up as it stands in for. */
export interface CatalogueDevice {
  readonly id: number;
  readonly displayName: string;
  readonly osType: "ANDROID" | "IOS" | "DESKTOP";
  readonly softwareVersion: {
    readonly id: number;
    readonly apiLevel: number | null;
    readonly releaseVersion: string;
  };
  readonly profile: BrowserProfile;
  readonly online: boolean;
  readonly locked: boolean;
  readonly enabled: boolean;
  /** Belongs to one account; undefined for a device that all may use. */
  readonly accountEmail?: string | undefined;
  readonly vncSupported: boolean;
  /** Price of a run, in credits; 0 for a free device. */
  readonly creditsPrice: number;
  readonly properties: readonly DeviceCatalogueProperty[];
  /** Names of the picker's filters and labels that it bears, such as `FREE`, `RECOMMENDED`, `NEW`. */
  readonly marks: readonly string[];
  readonly labelIds: readonly number[];
  /** The W3C WebDriver server that drives it in sessions of the broker; this machine's browser without one. */
  readonly webdriver?: DeviceServer | undefined;
}

export interface DeviceServer {
  /** http or https; it may hold credentials, which nobody is told. */
  readonly url: string;
  /** Sent with every request for a session, over what a client asks for. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Further capabilities that clients may ask for, by name; `appium:*` stands for all that begin so. */
  readonly allow: readonly string[];
}

export interface DeviceCatalogueProperty {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly propertyGroupId: number;
  readonly propertyGroupName: string;
}

/** How a test is brought to a device, and whether a Chromium can stand in for the device. */
export type FrameworkKind = "server-side-package" | "desktop-browser" | "native-instrumentation";

/** A test framework that runs can name (Resources, Framework). */
export interface CatalogueFramework {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly kind: FrameworkKind;
  /** The devices it is for; `UNDEFINED` takes any. */
  readonly osType: "ANDROID" | "IOS" | "DESKTOP" | "UNDEFINED";
  /** Extensions without a dot, joined with commas; empty when no application is needed. */
  readonly requiredAppExtensions: string;
  readonly requiredTestExtensions: string;
  /** The oldest Android API level it works with; null for any. */
  readonly minApiLevel: number | null;
}

const NATIVE = "Needs a real device: its device runs end as excluded here.";

/** What a run can name. The first is the one of a run that names none. */
export const frameworks: readonly CatalogueFramework[] = [
  {
    id: 1,
    name: "Server-side package",
    description: "Runs run-tests.sh of the test package once per device, in a browser set up as that device.",
    kind: "server-side-package",
    osType: "UNDEFINED",
    requiredAppExtensions: "",
    requiredTestExtensions: "zip",
    minApiLevel: null,
  },
  {
    id: 2,
    name: "Appium Android, server side",
    description:
      "Runs run-tests.sh of the test package for each Android device, with the application beside it.",
    kind: "server-side-package",
    osType: "ANDROID",
    requiredAppExtensions: "apk",
    requiredTestExtensions: "zip",
    minApiLevel: 26,
  },
  {
    id: 3,
    name: "Appium iOS, server side",
    description: "Runs run-tests.sh of the test package for each iOS device, with the application beside it.",
    kind: "server-side-package",
    osType: "IOS",
    requiredAppExtensions: "ipa,zip",
    requiredTestExtensions: "zip",
    minApiLevel: null,
  },
  {
    id: 4,
    name: "Desktop browser",
    description: "Runs run-tests.sh of the test package in a desktop browser.",
    kind: "desktop-browser",
    osType: "DESKTOP",
    requiredAppExtensions: "",
    requiredTestExtensions: "zip",
    minApiLevel: null,
  },
  {
    id: 5,
    name: "Android Instrumentation",
    description: NATIVE,
    kind: "native-instrumentation",
    osType: "ANDROID",
    requiredAppExtensions: "apk",
    requiredTestExtensions: "apk",
    minApiLevel: null,
  },
  {
    id: 6,
    name: "XCTest",
    description: NATIVE,
    kind: "native-instrumentation",
    osType: "IOS",
    requiredAppExtensions: "ipa",
    requiredTestExtensions: "ipa,zip",
    minApiLevel: null,
  },
];

/** The framework of a run that names none: any test package on any device. */
export const defaultFramework = frameworks[0] as CatalogueFramework;

export function frameworkOf(id: number): CatalogueFramework | undefined {
  return frameworks.find((framework) => framework.id === id);
}

/** What a session of the automation broker is recorded under. No run can be started with it: its client drives it. */
export const sessionFramework = { id: 90, name: "Client-side automation" } as const;

/** Whether a run is a session of the automation broker: nobody but its client can repeat it. */
export function isSessionRun({ frameworkId }: { readonly frameworkId: number }): boolean {
  return frameworkId === sessionFramework.id;
}

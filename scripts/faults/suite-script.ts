import { junit } from "../../test/cloud/support/suite-zip.ts";
import type { DeviceName } from "./outcomes.ts";

const PASSES = junit("adds", "removes");
const FAILS = junit("adds", "!removes");
const keep = (report: string) => `cat > TEST-all.xml <<'X'\n${report}\nX`;

/** What a build does that ends as the device of this name would. */
const SCRIPTS: Readonly<Partial<Record<DeviceName, string>>> = {
  Red: `${keep(FAILS)}\nexit 1`,
  Idle: keep(junit()),
  Crashed: "exit 139",
  Long: "sleep 600",
};

/** Outcomes that only a device has: a build passes there. */
export const BUILD_OUTCOMES: readonly DeviceName[] = ["Green", "Red", "Idle", "Crashed", "Long"];

export function suiteScript(name: DeviceName): string {
  return SCRIPTS[name] ?? keep(PASSES);
}

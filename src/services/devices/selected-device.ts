/** A device of the catalogue, its texts on one line each and without control characters, but hostile still. */
export interface SelectedDevice {
  readonly id: number;
  readonly name: string;
  /** `ANDROID`, `IOS`, `DESKTOP`, or what else the service says; empty where it does not. */
  readonly osType: string;
  /** As the service writes it, such as `17.5`; empty where it does not. */
  readonly osVersion: string;
  readonly online: boolean;
  readonly locked: boolean;
  readonly enabled: boolean;
  /** Price of a run, in credits; undefined where the service does not tell. */
  readonly creditsPrice: number | undefined;
  readonly properties: readonly DeviceProperty[];
  /** Device runs of this account that wait for it or use it; undefined where nobody asked, or the service does not tell. */
  readonly waiting: number | undefined;
}

export interface DeviceProperty {
  readonly id: number;
  readonly name: string;
  /** What the property is of, such as `Manufacturer`. */
  readonly group: string;
}

/** Why a run on the device would not begin now; undefined where it would. */
export function unavailability({ enabled, online, locked }: SelectedDevice): string | undefined {
  const reasons = [enabled ? "" : "disabled", online ? "" : "offline", locked ? "locked" : ""];
  return reasons.filter(Boolean).join(", ") || undefined;
}

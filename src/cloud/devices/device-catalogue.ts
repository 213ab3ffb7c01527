import { matches } from "../../contract/filter-match.ts";
import { forbidden, notFound } from "../refusals.ts";
import type { UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { CatalogueDevice } from "./device.ts";
import { usableGroup } from "./usable-group.ts";

/** Which devices a list has beside those that everybody may use now. */
export interface Visibility {
  readonly withDisabled?: boolean | undefined;
  /** Dedicated devices of the account itself; those of others are never visible. */
  readonly withDedicated?: boolean | undefined;
}

/** How devices are chosen for a run: one of these. */
export type DeviceSelection =
  | { readonly ids: readonly number[] }
  | { readonly groupId: number }
  | { readonly namePattern: string };

/** The devices of this cloud, and who may use them. */
export class DeviceCatalogue {
  readonly all: readonly CatalogueDevice[];
  readonly #store: Store;
  readonly #byId: ReadonlyMap<number, CatalogueDevice>;

  constructor(devices: readonly CatalogueDevice[], store: Store) {
    this.all = devices;
    this.#store = store;
    this.#byId = new Map(devices.map((device) => [device.id, device]));
  }

  /** The device with this id, whoever may use it. */
  get(id: number): CatalogueDevice | undefined {
    return this.#byId.get(id);
  }

  /** The devices that an account sees, in the order of the catalogue. */
  visibleTo(user: UserRecord, { withDisabled, withDedicated }: Visibility): readonly CatalogueDevice[] {
    return this.all.filter(
      (device) =>
        (device.enabled || withDisabled === true) &&
        (device.accountEmail === undefined || (withDedicated === true && isOf(device, user))),
    );
  }

  /**
   * The devices of a run, each once. By ids and by group these are exactly the named ones, so that a device that
   * cannot take part shows as excluded; a group passes over those that are gone. A name pattern chooses among the
   * enabled ones: it holds for a whole name in any case, with `*` (or `%`) for any text.
   * @throws {DeviceCloudError} `not-found` for a device or group that is missing, `forbidden` for another account's.
   */
  choose(by: DeviceSelection, user: UserRecord): readonly CatalogueDevice[] {
    if ("ids" in by) return [...new Set(by.ids)].map((id) => this.usable(id, user));
    if ("namePattern" in by) return this.#named(by.namePattern, user);
    const { deviceIds } = usableGroup(this.#store, by.groupId, user);
    return [...new Set(deviceIds)].flatMap((id) => {
      const device = this.get(id);
      return device && mayUse(device, user) ? [device] : [];
    });
  }

  /**
   * The device with this id, when the account may use it.
   * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is dedicated to another account.
   */
  usable(id: number, user: UserRecord): CatalogueDevice {
    const device = this.get(id);
    if (!device) throw notFound("device", id);
    if (mayUse(device, user)) return device;
    throw forbidden(`The device ${id} is dedicated to another account.`);
  }

  #named(pattern: string, user: UserRecord): CatalogueDevice[] {
    const values = [pattern.replaceAll("*", "%")];
    const condition = { field: "displayName", type: "s", operator: "like", values } as const;
    return this.visibleTo(user, { withDedicated: true }).filter((device) => matches(device, condition));
  }
}

function mayUse(device: CatalogueDevice, user: UserRecord): boolean {
  return device.accountEmail === undefined || isOf(device, user);
}

function isOf({ accountEmail }: CatalogueDevice, { email }: UserRecord): boolean {
  return accountEmail?.toLowerCase() === email.toLowerCase();
}

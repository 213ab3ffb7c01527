import type { Clock } from "../../../base/clock.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import type { RunnerPlace } from "../../execution/run-package.ts";
import type { Backend } from "./backend.ts";
import { chromiumBackend } from "./chromium-backend.ts";
import { remoteBackend } from "./remote-backend.ts";
import { serverAddress } from "./server-address.ts";

export interface BackendOptions {
  readonly place: RunnerPlace;
  readonly clock: Clock;
  /** A W3C server that drives every device of the catalogue that names none itself. */
  readonly webdriver: string | undefined;
}

/** What drives each device: the server that its entry names, else the cloud's, else a browser of this machine. */
export function backends({ place, clock, webdriver }: BackendOptions): (device: CatalogueDevice) => Backend {
  const usual =
    webdriver === undefined
      ? chromiumBackend(place, clock)
      : remoteBackend({ address: serverAddress(webdriver), capabilities: {}, emulates: true });
  const own = new Map<number, Backend>();
  return ({ id, webdriver: server }) => {
    if (!server) return usual;
    const { url, capabilities } = server;
    const backend =
      own.get(id) ?? remoteBackend({ address: serverAddress(url), capabilities, emulates: false });
    own.set(id, backend);
    return backend;
  };
}

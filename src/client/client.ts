import type { BrokerStatus } from "../contract/resources/broker-status.ts";
import { askBroker } from "./broker-status.ts";
import { closeConnection, openConnection } from "./connection.ts";
import { type Downloaded, type DownloadOptions, download } from "./download.ts";
import { bindOperations, type Methods } from "./methods.ts";
import { type ReadFromOptions, readFrom, type Tail } from "./read-from.ts";
import type { CallOptions, ClientSettings } from "./settings.ts";

/** The device cloud, typed: a method per operation, and the transfers behind download links. */
export interface Client extends Methods, AsyncDisposable {
  /** Saves what a link leads to; see `download`. */
  download(link: URL | string, destination: string, options?: DownloadOptions): Promise<Downloaded>;
  /** The bytes of a growing file from a position on; see `readFrom`. */
  readFrom(link: URL | string, fromByte: number, options?: ReadFromOptions): Promise<Tail>;
  /** Whether an automation broker takes sessions; see `askBroker`. */
  askBroker(broker: string, options?: CallOptions): Promise<BrokerStatus>;
}

/**
 * A client of the service at `settings.baseUrl`. Nothing is sent before the first call. Dispose of it in the end: that
 * closes its connections and cancels what is under way.
 * @throws {DeviceCloudError} `input` when an address, a proxy or the credentials cannot be right.
 */
export function createClient(settings: ClientSettings): Client {
  const connection = openConnection(settings);
  return {
    ...bindOperations(connection),
    download: (link, destination, options) => download(connection, link, destination, options),
    readFrom: (link, fromByte, options) => readFrom(connection, link, fromByte, options),
    askBroker: (broker, options) => askBroker(connection, broker, options),
    [Symbol.asyncDispose]: () => closeConnection(connection),
  };
}

import type { CatalogueDevice } from "../../devices/device.ts";
import type { FileGuard } from "../guard/file-guard.ts";

/** Capabilities as JSON: what a client asks for, or a driver answers. */
export type Capabilities = Readonly<Record<string, unknown>>;

/** A session that is to be started on a device. Everything in it has been checked. */
export interface DriverOrder {
  readonly device: CatalogueDevice;
  /** For the driver: nothing of the broker's own is among them, and nothing that a client may not ask for. */
  readonly capabilities: Capabilities;
  /** An existing empty folder of this session alone, which the browser may write to. */
  readonly workspace: string;
  /** Takes what the driver prints. */
  onOutput(chunk: Buffer): void;
}

/** A folder of one session that its browser reads and cannot write to, so that no link of its making lies there. */
export interface Inbox {
  /** On this machine. */
  readonly folder: string;
  /** The same folder as the browser sees it. */
  readonly seenAs: string;
}

/** A session of a W3C driver behind the broker. Disposing ends it, with every process it has started. */
export interface DriverSession extends AsyncDisposable {
  /** The driver's root, below which `/session/…` lies. Never told to a client. */
  readonly address: URL;
  /** The driver's own id of the session. */
  readonly id: string;
  /** As the driver answered them. */
  readonly capabilities: Capabilities;
  /** Aborted when the driver is gone by itself; the reason is a sentence. */
  readonly gone: AbortSignal;
  /** Where files for the browser go; undefined where it is on another machine, which takes them itself. */
  readonly inbox: Inbox | undefined;
  /** Judges commands where the browser is on this machine and in no sandbox; undefined anywhere else. */
  readonly guard: FileGuard | undefined;
}

/** What drives a device: a chromedriver of this machine, or a W3C server somewhere. */
export interface Backend {
  /** Whether a session starts a browser on this machine, and so takes one of its slots. */
  readonly isLocal: boolean;
  /** Whether devices are a Chromium set up as them, whatever they are called. */
  readonly isChromium: boolean;
  /**
   * Starts a session; nothing of it is left when this rejects.
   * @throws {WebDriverError} `session not created` with what the driver says.
   */
  start(order: DriverOrder, signal: AbortSignal): Promise<DriverSession>;
}

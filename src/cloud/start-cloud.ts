import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import type { FastifyInstance } from "fastify";
import { type Clock, wallClock } from "../base/clock.ts";
import { DeviceCloudError } from "../base/errors.ts";
import type { Logger } from "../base/logger.ts";
import type { Generation } from "../contract/operation.ts";
import type { Wire } from "../contract/wire.ts";
import type { WantedAccount } from "./access/account-file.ts";
import { BuildKeys } from "./access/build-keys.ts";
import { type CloudAccount, cloudAccount } from "./access/cloud-account.ts";
import { LinkSigner } from "./access/link-signer.ts";
import { openAccounts } from "./access/open-accounts.ts";
import { newSecret } from "./access/secrets.ts";
import { Sessions } from "./access/sessions.ts";
import { RunArchives } from "./archives/run-archives.ts";
import { backends } from "./broker/backend/backends.ts";
import { Broker } from "./broker/broker.ts";
import { type BrokerLimits, DEFAULT_BROKER_LIMITS } from "./broker/broker-limits.ts";
import { BuildQueue } from "./builds/build-queue.ts";
import { recoverBuilds } from "./builds/recover-builds.ts";
import { createBuildRuns } from "./builds/run-build.ts";
import type { CloudParts } from "./cloud-parts.ts";
import { defaultDevices } from "./devices/default-devices.ts";
import type { CatalogueDevice } from "./devices/device.ts";
import { DeviceCatalogue } from "./devices/device-catalogue.ts";
import { DeviceLocks } from "./devices/device-locks.ts";
import { findBrowser } from "./execution/browser.ts";
import { BrowserSlots } from "./execution/browser-slots.ts";
import { openRunnerPlace, packageRunner } from "./execution/package-runner.ts";
import { defaultExecutors, type Executor } from "./executors/catalogue.ts";
import { createServer } from "./http/create-server.ts";
import { PageSessions } from "./page/session/page-sessions.ts";
import { furnishAccount } from "./projects/furnish-account.ts";
import { createTestRuns } from "./runs/create-test-runs.ts";
import { Scenario } from "./runs/scenario/scenario.ts";
import type { ScenarioFile } from "./runs/scenario/scenario-file.ts";
import { openStore, type Store } from "./store/store.ts";

export interface CloudOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The address to listen on; loopback unless told otherwise. */
  readonly host?: string;
  /** Where everything is kept; without it, in memory and a temporary folder. */
  readonly dataFolder?: string;
  /** The first account's API key. Default: the kept one, or a random one. */
  readonly apiKey?: string;
  /** Default: one account with one project. */
  readonly accounts?: readonly WantedAccount[];
  /** Further host names under which the cloud is addressed. */
  readonly allowHosts?: readonly string[];
  readonly maxUploadBytes?: number;
  /** Whether scripts may run as root where no sandbox works. */
  readonly allowRoot?: boolean;
  readonly wire?: Wire;
  /** Which services it stands in for: the other side's operations are unknown to it. Default: both. */
  readonly generation?: Generation;
  readonly executors?: readonly Executor[];
  /** How many browsers run at once, over all builds and device runs. Default: as many as cores. */
  readonly maxBrowsers?: number;
  /** Default: a dozen phones, tablets and desktops. */
  readonly devices?: readonly CatalogueDevice[];
  /** Plays device runs instead of running them. */
  readonly scenario?: ScenarioFile;
  /** Hosts beside loopback whose `hookURL` is called. */
  readonly allowHooks?: readonly string[];
  /** What one build or device run may leave behind. */
  readonly limits?: Partial<CloudLimits>;
  /**
   * A W3C WebDriver server that drives the devices of the catalogue in sessions of the broker, in the place of this
   * machine's browser. It may hold credentials.
   */
  readonly webdriver?: string;
  /** What the automation broker allows. */
  readonly brokerLimits?: Partial<BrokerLimits>;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Where the browser is looked for, and what a suite's own environment is taken from. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface CloudLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly maxConsoleBytes: number;
}

export interface Cloud extends AsyncDisposable {
  /** The bare origin: `http://127.0.0.1:40123`. */
  readonly url: string;
  /** The first of the accounts. */
  readonly account: CloudAccount;
  /** The accounts that were asked for, in their order. */
  readonly accounts: readonly CloudAccount[];
  readonly executors: readonly Executor[];
  readonly devices: readonly CatalogueDevice[];
  /** A link that signs the account in on the page: once, and within an hour. A secret. */
  signInLink(): string;
  /** Ends builds, connections and everything they use. A temporary folder is removed. */
  close(): Promise<void>;
}

const MIB = 1024 * 1024;
const DEFAULT_MAX_UPLOAD_BYTES = 4_608 * MIB;
const DEFAULT_LIMITS: CloudLimits = { maxFiles: 2_000, maxBytes: 1_024 * MIB, maxConsoleBytes: 32 * MIB };

/**
 * Starts a local device cloud; it serves when this resolves.
 * @throws {DeviceCloudError} `input` when the data folder is in use, the address is taken or no browser is found.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const store = openStore(options.dataFolder);
  try {
    return await serve(options, store);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serve(options: CloudOptions, store: Store): Promise<Cloud> {
  const { logger, clock = wallClock, host = "127.0.0.1", executors = defaultExecutors } = options;
  await recoverBuilds(store, clock, logger);
  const { apiKey, accounts: wanted, devices = defaultDevices } = options;
  const accounts = openAccounts(store, { accounts: wanted, apiKey }, clock.now());
  for (const account of accounts) furnishAccount(store, account, devices, clock.now());
  const address = { url: "" };
  const parts = await createParts(options, store, () => address.url);
  parts.archives.resume();
  const server = await createServer(parts, [host, ...(options.allowHosts ?? [])]);
  address.url = await listen(server, host, options.port ?? 0);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= closeAll(parts, server);
    return closed;
  };
  return {
    url: address.url,
    account: cloudAccount(accounts[0]),
    accounts: accounts.map(cloudAccount),
    executors,
    devices,
    signInLink: () =>
      `${address.url}/sign-in?token=${parts.pageSessions.issueLinkToken(accounts[0].user.id)}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function createParts(options: CloudOptions, store: Store, cloudUrl: () => string): Promise<CloudParts> {
  const { logger, clock = wallClock, executors = defaultExecutors, environment } = options;
  const buildKeys = new BuildKeys();
  const browser = await findBrowser({ environment, logger });
  const { allowRoot = false } = options;
  const place = await openRunnerPlace({ logger, allowRoot, dataFolder: store.folder.path, browser });
  const runner = packageRunner(place);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const slots = new BrowserSlots(options.maxBrowsers ?? availableParallelism());
  const execution = { store, runner, clock, limits, cloudUrl };
  const buildRuns = createBuildRuns({ ...execution, buildKeys });
  const queue = new BuildQueue({
    builds: store.builds,
    executors,
    slots,
    run: buildRuns.run,
    clock,
    logger,
  });
  const devices = new DeviceCatalogue(options.devices ?? defaultDevices, store);
  const scenario = options.scenario && new Scenario(options.scenario);
  const locks = new DeviceLocks();
  const sessions = new Sessions(store, clock);
  const broker = new Broker({
    ...{ store, clock, logger, limits, slots, locks, devices, sessions },
    brokerLimits: { ...DEFAULT_BROKER_LIMITS, ...options.brokerLimits },
    backendOf: backends({ place, clock, webdriver: options.webdriver }),
  });
  const testRuns = createTestRuns({
    ...execution,
    logger,
    slots,
    locks,
    devices,
    scenario,
    sessions: broker,
    allowHooks: options.allowHooks ?? [],
  });
  return {
    store,
    sessions,
    broker,
    pageSessions: new PageSessions(clock),
    buildKeys,
    signer: new LinkSigner(
      store.settings.keep("link-key", () => newSecret(64)),
      clock,
    ),
    executors,
    devices,
    queue,
    buildRuns,
    testRuns,
    scenario,
    archives: new RunArchives({ store, clock, logger }),
    clock,
    logger,
    wire: options.wire ?? "spec",
    generation: options.generation ?? "both",
    maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
  };
}

function cannotListen(host: string, port: number, cause: NodeJS.ErrnoException): DeviceCloudError {
  const isPort = cause.code === "EADDRINUSE" || cause.code === "EACCES";
  return new DeviceCloudError("input", `Cannot listen on ${host} port ${port}: ${cause.message}.`, {
    remedy: isPort
      ? "Choose another port, or 0 for any free one."
      : "Give the address of one of this machine's networks as host: 127.0.0.1, or 0.0.0.0 for all of them.",
    cause,
  });
}

/** Listens, and returns the origin under which this machine reaches the cloud. */
async function listen(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    throw cannotListen(host, port, error as NodeJS.ErrnoException);
  }
  const { address, family, port: taken } = server.server.address() as AddressInfo;
  const reachable = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  return `http://${family === "IPv6" ? `[${reachable}]` : reachable}:${taken}`;
}

async function closeAll(
  { queue, testRuns, broker, archives, store }: CloudParts,
  server: FastifyInstance,
): Promise<void> {
  const message = "The device cloud was stopped.";
  await Promise.all([queue.close(message), broker.close(message), testRuns.close(message)]);
  await archives.close();
  await server.close();
  store.close();
}

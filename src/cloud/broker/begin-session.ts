import type { ProjectRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { BrokerCaller } from "./access/broker-caller.ts";
import type { Backend, Capabilities } from "./backend/backend.ts";
import { type Preparation, PreparedDriver } from "./backend/prepared-driver.ts";
import type { Broker } from "./broker.ts";
import type { BrokerSession } from "./broker-session.ts";
import type { SessionWish } from "./capabilities/session-wish.ts";
import type { Opening } from "./opening.ts";
import type { DeviceClaim } from "./queue/session-queue.ts";
import { beginSessionRun, openSessionRecord, type SessionEnd } from "./record/session-record.ts";
import { asWebDriverError, WebDriverError } from "./webdriver-error.ts";

/** A session whose client is known and has its device. */
export interface Beginning {
  readonly opening: Opening;
  readonly caller: BrokerCaller;
  readonly project: ProjectRecord;
  readonly wish: SessionWish;
  /** For the driver. */
  readonly capabilities: Capabilities;
  readonly claim: DeviceClaim;
  /** What was started ahead for this client. */
  readonly ahead: PreparedDriver | undefined;
}

/**
 * Starts the driver's session on the device and keeps a record of it from now on. `unwanted` aborts, with what its
 * client is told, when nobody is to have it any more. The device stays the caller's when this rejects; nothing else is left.
 * @throws {WebDriverError} `session not created` with what the driver says.
 */
export async function beginSession(
  broker: Broker,
  beginning: Beginning,
  unwanted: AbortSignal,
): Promise<BrokerSession> {
  const { caller, project, wish, claim, capabilities } = beginning;
  const { parts, closing } = broker;
  const { device } = claim;
  const { brokerLimits: limits, store } = parts;
  const { ticketId } = caller;
  const begun = beginSessionRun(parts, { user: caller.user, project, ticketId, name: wish.name }, device);
  beginning.opening.runId = begun.run.id;
  const late = AbortSignal.timeout(limits.startMs);
  await using unfinished = new AsyncDisposableStack();
  let end = async (how: SessionEnd) => begun.end(how);
  try {
    const backend = parts.backendOf(device);
    const preparation = { device, capabilities };
    const prepared = unfinished.use(await preparedDriver(store, backend, preparation, beginning.ahead));
    const record = await openSessionRecord(parts, begun, prepared.workspace);
    end = (how) => record.end(how);
    prepared.take((chunk) => record.bench.print(chunk));
    const driver = await prepared.session(AbortSignal.any([unwanted, late, closing.signal]));
    const waitMs = (wish.multiSessionWait ?? 0) * 1_000;
    // Only on this machine is a second browser beside the first for free; elsewhere it would take another device.
    const isAhead = waitMs > 0 && backend.isLocal;
    const next = isAhead
      ? unfinished.use(await PreparedDriver.begin(store, backend, preparation))
      : undefined;
    unwanted.throwIfAborted();
    unfinished.move();
    return broker.add({
      ...{ holder: { userId: caller.user.id, ticketId }, driver, claim, record, clock: parts.clock },
      ...{ maxFileBytes: limits.maxFileBytes, waitMs, next },
      idleMs: Math.min((wish.idleTimeout ?? Number.POSITIVE_INFINITY) * 1_000, limits.idleMs),
    });
  } catch (error) {
    const failure = startFailure(error, { unwanted, late, limitMs: limits.startMs });
    await unfinished.disposeAsync();
    await end({ state: unwanted.aborted ? "ABORTED" : "FAILED", message: failure.message });
    throw failure;
  }
}

/** What was started ahead, where it is what the client asks for now; else a new one. */
async function preparedDriver(
  store: Store,
  backend: Backend,
  preparation: Preparation,
  ahead: PreparedDriver | undefined,
): Promise<PreparedDriver> {
  if (ahead?.fits(preparation) && (await ahead.isSound())) return ahead;
  await ahead?.[Symbol.asyncDispose]();
  return await PreparedDriver.begin(store, backend, preparation);
}

function startFailure(
  error: unknown,
  { unwanted, late, limitMs }: { unwanted: AbortSignal; late: AbortSignal; limitMs: number },
): WebDriverError {
  if (unwanted.aborted) return asWebDriverError(unwanted.reason, "session not created");
  const message = `The driver started no session within ${limitMs / 1_000} s.`;
  if (late.aborted) return new WebDriverError("session not created", message);
  const failure = asWebDriverError(error, "session not created");
  // To the client it is one and the same, at which step the driver fell silent.
  if (failure.code !== "unknown error") return failure;
  return new WebDriverError("session not created", failure.message, { cause: error });
}

import { plainLine } from "../../base/untrusted-text.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import { namedProject } from "../run-request/project-of-run.ts";
import type { ProjectRecord } from "../store/records.ts";
import { type BrokerCaller, brokerCaller } from "./access/broker-caller.ts";
import { beginSession } from "./begin-session.ts";
import type { Broker } from "./broker.ts";
import type { BrokerSession } from "./broker-session.ts";
import { chooseCandidate } from "./capabilities/choose-candidate.ts";
import { driverCapabilities } from "./capabilities/driver-capabilities.ts";
import { mergeCapabilities } from "./capabilities/merge-capabilities.ts";
import { type SessionWish, splitCapabilities } from "./capabilities/session-wish.ts";
import type { DeviceClaim } from "./queue/session-queue.ts";
import { asWebDriverError, WebDriverError } from "./webdriver-error.ts";

export interface NewSessionRequest {
  readonly authorization: string | undefined;
  /** The JSON body. */
  readonly body: unknown;
  /** Aborted with what to say when the client hangs up. */
  readonly left: AbortSignal;
}

/**
 * Serves a request for a session: who asks, for which device, its turn, and the driver's own session on it.
 * @throws {WebDriverError} with what is wrong, or why no session started.
 */
export async function openSession(broker: Broker, request: NewSessionRequest): Promise<BrokerSession> {
  const { parts } = broker;
  const candidates = mergeCapabilities(request.body).map(splitCapabilities);
  const [first] = candidates;
  const caller = brokerCaller(request.authorization, first?.wish ?? {}, parts);
  const { chosen, devices } = chooseCandidate(candidates, caller.user, broker.fitting);
  const capabilities = driverCapabilities(chosen.driver, commonNames(devices));
  const project = projectOf(broker, chosen.wish, caller);
  const holder = { userId: caller.user.id, ticketId: caller.ticketId };
  using opening = broker.opening(holder);
  const unwanted = AbortSignal.any([request.left, opening.signal]);
  const held = broker.holds.take(holder, devices);
  const claim = held?.claim ?? (await takeDevice(broker, devices, chosen.wish, unwanted));
  try {
    const beginning = { opening, caller, project, wish: chosen.wish, capabilities, claim, ahead: held?.next };
    return await beginSession(broker, beginning, unwanted);
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** The further capabilities that every one of these devices' servers takes: any of them may get the session. */
function commonNames(devices: readonly CatalogueDevice[]): readonly string[] {
  const [first = [], ...others] = devices.map(({ webdriver }) => webdriver?.allow ?? []);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Waits for a device: as long as the broker or the client allows, and while the request is wanted. */
async function takeDevice(
  { queue, parts, closing }: Broker,
  devices: Parameters<typeof queue.take>[0],
  { newSessionTimeout }: SessionWish,
  unwanted: AbortSignal,
): Promise<DeviceClaim> {
  const { clock, brokerLimits } = parts;
  const limitMs = Math.min(
    (newSessionTimeout ?? Number.POSITIVE_INFINITY) * 1_000,
    brokerLimits.newSessionMs,
  );
  const over = new AbortController();
  const late = new AbortController();
  clock.sleep(limitMs, over.signal).then(
    () => late.abort(lateError(limitMs, devices.length)),
    () => undefined,
  );
  try {
    return await queue.take(devices, AbortSignal.any([unwanted, late.signal, closing.signal]));
  } catch (error) {
    throw asWebDriverError(error, "session not created");
  } finally {
    over.abort();
  }
}

function lateError(limitMs: number, count: number): WebDriverError {
  const which = count === 1 ? "The device was" : `All ${count} devices that fit were`;
  return new WebDriverError("session not created", `${which} busy for ${limitMs / 1_000} s.`);
}

/** The project that keeps the session: the one that is named, else the account's oldest. */
function projectOf({ parts: { store } }: Broker, wish: SessionWish, caller: BrokerCaller): ProjectRecord {
  const { project } = wish;
  const choice = typeof project === "number" ? { projectId: project } : { projectName: project };
  try {
    const found = namedProject(store, choice, caller);
    if (found) return found;
  } catch (error) {
    throw new WebDriverError("session not created", (error as Error).message, { cause: error });
  }
  const name = project === undefined ? "" : ` called "${plainLine(String(project), 80)}"`;
  throw new WebDriverError("session not created", `The account has no project${name}.`);
}

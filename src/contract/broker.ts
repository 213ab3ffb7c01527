import type { Method } from "./operation.ts";

/** The paths of the automation broker: today's, and the older one (Client-side automation broker). */
export const BROKER_ROOTS = ["/hub/wd", "/wd/hub"] as const;

/** The name of a root where a word stands for it, as in `proves("openSession", "hubwd")`. */
export function rootName(root: (typeof BROKER_ROOTS)[number]): string {
  return root.replaceAll("/", "");
}

/** The capability with which a device stays with its client after a quit, and its name for clients that want a prefix. */
export const MULTI_SESSION_WAIT = {
  specified: "service_multiSessionWait",
  prefixed: "cloud:multiSessionWait",
} as const;

/**
 * What the broker serves below each of its roots. It speaks W3C WebDriver: bodies, answers and errors are that standard's,
 * so they are not described here again.
 */
export interface BrokerOperation {
  readonly id: string;
  readonly method: Method;
  /** Below a root; `{sessionId}` is a text. */
  readonly path: `/${string}`;
  readonly says: string;
}

export const brokerOperations: readonly BrokerOperation[] = [
  {
    id: "getBrokerStatus",
    method: "GET",
    path: "/status",
    says: "Whether the broker takes sessions, and how many requests wait for a device. Needs no credentials.",
  },
  {
    id: "openSession",
    method: "POST",
    path: "/session",
    says: "Opens a session on a device that the capabilities ask for, as soon as one is free.",
  },
  {
    id: "relayCommand",
    method: "POST",
    path: "/session/{sessionId}/{command}",
    says: "Any command of the session, whatever its method: passed to the device's driver, and its answer back.",
  },
  {
    id: "openSessionSocket",
    method: "GET",
    path: "/session/{sessionId}",
    says: "The WebSocket of the session (WebDriver BiDi), where it was opened with webSocketUrl: true.",
  },
  {
    id: "quitSession",
    method: "DELETE",
    path: "/session/{sessionId}",
    says: "Ends the session. With a multi-session wait, its device stays with the client for that long.",
  },
];

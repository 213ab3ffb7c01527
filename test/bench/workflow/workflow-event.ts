import type { Access, Permissions, TokenProfile } from "../github/token-profile.ts";
import type { Workflow } from "./read-workflow.ts";

/** What starts a workflow. */
export interface WorkflowEvent {
  /** `push`, `pull_request`, `schedule`, `workflow_dispatch`, `workflow_run`, … */
  readonly name: string;
  /** The event's payload. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Whether it is a pull request from a fork: no secrets, and a token that may only read. */
  readonly fromFork?: boolean;
  /** Whether Dependabot caused it: only its own secrets, and a token that may only read unless told otherwise. */
  readonly byDependabot?: boolean;
  /** Of `workflow_dispatch`. */
  readonly inputs?: Readonly<Record<string, unknown>>;
}

const FORKED = /^pull_request(?:_review|_review_comment)?$/;
/** What a token may do where neither workflow nor job says: GitHub's default for new repositories. */
const RESTRICTED: Permissions = { contents: "read", metadata: "read", packages: "read" };

/** Whether the event gives its jobs no more than a fork may have. */
export function isUntrusted({ name, fromFork = false }: WorkflowEvent): boolean {
  return fromFork && FORKED.test(name);
}

/** What the token of a job may do; `asked` is the `permissions` of the job, else of its workflow. */
export function tokenFor(event: WorkflowEvent, asked: unknown): TokenProfile {
  const granted = permissionsOf(asked, event);
  if (!isUntrusted(event)) return granted;
  if (typeof granted === "string") return "read-only";
  const capped = Object.entries(granted).map(([scope, access]) => [scope, atMostRead(access)]);
  return Object.fromEntries(capped) as Permissions;
}

function permissionsOf(asked: unknown, { byDependabot }: WorkflowEvent): TokenProfile {
  if (asked === undefined) return byDependabot ? "dependabot" : RESTRICTED;
  if (asked === "write-all") return "read-write";
  if (asked === "read-all") return "read-only";
  return { metadata: "read", ...(asked as Permissions) };
}

function atMostRead(access: Access): Access {
  return access === "none" ? "none" : "read";
}

/** The inputs of a `workflow_dispatch`, with the workflow's defaults. */
export function inputsOf(event: WorkflowEvent, { events }: Workflow): Record<string, unknown> {
  const declared = events.workflow_dispatch?.inputs ?? {};
  const defaults = Object.entries(declared).map(([name, input]) => [name, input.default ?? ""]);
  return event.name === "workflow_dispatch" ? { ...Object.fromEntries(defaults), ...event.inputs } : {};
}

/** The `github` context of an event, as far as the event decides it. */
export function githubOf(event: WorkflowEvent, { name }: Workflow): Record<string, unknown> {
  const { payload = {}, byDependabot = false } = event;
  const actor = byDependabot ? { actor: "dependabot[bot]", triggering_actor: "dependabot[bot]" } : {};
  const shared = { event_name: event.name, event: payload, workflow: name, ...actor };
  if (!event.name.startsWith("pull_request")) return shared;
  const { number = 7, head, base } = (payload.pull_request ?? {}) as PullRequest;
  const branches = { head_ref: head?.ref ?? "feature", base_ref: base?.ref ?? "main" };
  if (event.name === "pull_request_target") return { ...shared, ...branches };
  const ref = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge` };
  return { ...shared, ...branches, ...ref };
}

interface PullRequest {
  readonly number?: number;
  readonly head?: { readonly ref?: string };
  readonly base?: { readonly ref?: string };
}

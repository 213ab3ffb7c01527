export type Access = "none" | "read" | "write";

/** What a token may do, by scope: `checks`, `issues`, `pull-requests`, `statuses`, `contents`, … Others: `none`. */
export type Permissions = Readonly<Record<string, Access>>;

/**
 * What a job's token may do. `read-only` is what a pull request from a fork gets, and `dependabot` what Dependabot's own
 * does unless its workflow asks for more.
 */
export type TokenProfile = "read-write" | "read-only" | "dependabot" | Permissions;

/** What a token of `profile` may do with `scope`. */
export function accessTo(scope: string, profile: TokenProfile): Access {
  if (profile === "read-write") return "write";
  if (profile === "read-only" || profile === "dependabot") return "read";
  return profile[scope] ?? "none";
}

/** Whether `access` is enough for `needed`. */
export function suffices(access: Access, needed: "read" | "write"): boolean {
  return access === "write" || access === needed;
}

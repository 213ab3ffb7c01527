import { CLIENT_ID } from "./accounts.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** What a program needs to use an account. Password and key are secrets. */
export interface CloudAccount {
  readonly email: string;
  readonly password: string;
  readonly clientId: string;
  readonly apiKey: string;
  readonly userId: number;
  /** The first of the projects. */
  readonly projectId: number;
  readonly projects: readonly { readonly id: number; readonly name: string }[];
}

/** An account as the cloud tells it to whoever starts it. */
export function cloudAccount({ user, projects }: OpenAccount): CloudAccount {
  const { id, email, password, apiKey } = user;
  return {
    ...{ email, password, clientId: CLIENT_ID, apiKey, userId: id },
    projectId: projects[0].id,
    projects: projects.map(({ id: projectId, name }) => ({ id: projectId, name })),
  };
}

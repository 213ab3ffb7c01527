import { readFileSync } from "node:fs";
import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { schemaProblems } from "../../contract/schema-problems.ts";
import { API_KEY } from "./accounts.ts";

const line = z.string().regex(/^\P{C}{1,200}$/u, "one line of at most 200 characters");

const entry = z.strictObject({
  email: z.email(),
  password: line.optional(),
  apiKey: z.string().regex(API_KEY, "visible ASCII without a colon, at most 200 characters").optional(),
  name: line.optional(),
  roles: z
    .array(z.string().regex(/^[A-Z][A-Z_]{0,39}$/, "capital letters, such as USER or ADMIN"))
    .optional(),
  projects: z.array(line).min(1).max(100).optional(),
});
const accounts = z
  .array(entry)
  .min(1)
  .max(100)
  .refine(
    (all) => areUnique(all.map(({ email }) => email.toLowerCase())),
    "every account needs its own email",
  )
  .refine(
    (all) => areUnique(all.flatMap(({ apiKey }) => apiKey ?? [])),
    "every account needs its own apiKey",
  );

/** An account that a cloud is to have. Secrets that are left out are made. */
export type WantedAccount = z.output<typeof entry>;

/**
 * The accounts of a JSON file: an array of `{email, password?, apiKey?, name?, roles?, projects?: [name]}`.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field, but no secret.
 */
export function readAccounts(path: string): readonly WantedAccount[] {
  const parsed = accounts.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  throw new DeviceCloudError(
    "input",
    `The accounts file ${path} is wrong: ${schemaProblems(parsed.error)}.`,
    {
      remedy: "Correct the fields named here.",
    },
  );
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // What JSON.parse says quotes the file, and the file holds secrets.
    const reason = error instanceof SyntaxError ? "it is no JSON" : (error as Error).message;
    throw new DeviceCloudError("input", `The accounts file ${path} cannot be read: ${reason}.`, {
      remedy: "Give a JSON file with an array of accounts.",
    });
  }
}

function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

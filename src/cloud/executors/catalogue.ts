import { readFileSync } from "node:fs";
import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { schemaProblems } from "../../contract/schema-problems.ts";
import type { BrowserProfile } from "../execution/browser-profile.ts";

/** A runner: a browser and operating-system configuration that takes one build at a time. */
export interface Executor {
  readonly id: number;
  readonly name: string;
  readonly osType: string;
  readonly profile: BrowserProfile;
}

const entry = z.strictObject({
  id: z.int().positive(),
  name: z.string().regex(/^[\w.-]{1,80}$/, "letters, digits, dots, dashes and underscores only"),
  osType: z.enum(["DESKTOP", "ANDROID", "IOS"]),
  width: z.int().min(1).max(7_680),
  height: z.int().min(1).max(7_680),
  scale: z.number().positive().max(8).default(1),
  mobile: z.boolean().default(false),
  touch: z.boolean().default(false),
  userAgent: z
    .string()
    .regex(/^[\x20-\x7e]{1,400}$/, "one line of printable ASCII")
    .optional(),
});
const catalogue = z
  .array(entry)
  .min(1)
  .refine((all) => areUnique(all.map(({ id }) => id)), "every executor needs its own id")
  .refine((all) => areUnique(all.map(({ name }) => name)), "every executor needs its own name");

/** What a cloud offers unless told otherwise: a desktop and two phones. */
export const defaultExecutors: readonly Executor[] = catalogue
  .parse([
    { id: 1, name: "chromium-desktop", osType: "DESKTOP", width: 1280, height: 800 },
    {
      id: 2,
      name: "chromium-android-phone",
      osType: "ANDROID",
      width: 412,
      height: 915,
      scale: 2.625,
      mobile: true,
      touch: true,
      userAgent:
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    },
    {
      id: 3,
      name: "chromium-ios-phone",
      osType: "IOS",
      width: 393,
      height: 852,
      scale: 3,
      mobile: true,
      touch: true,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    },
  ])
  .map(toExecutor);

/**
 * The executors of a JSON file: an array of `{id, name, osType, width, height, scale?, mobile?, touch?, userAgent?}`.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
export function readExecutors(path: string): readonly Executor[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new DeviceCloudError(
      "input",
      `The executor file ${path} cannot be read: ${(error as Error).message}`,
      {
        remedy: "Give a JSON file with an array of executors.",
        cause: error,
      },
    );
  }
  const parsed = catalogue.safeParse(content);
  if (parsed.success) return parsed.data.map(toExecutor);
  throw new DeviceCloudError(
    "input",
    `The executor file ${path} is wrong: ${schemaProblems(parsed.error)}.`,
    {
      remedy: "Correct the fields named here.",
    },
  );
}

function toExecutor({ id, userAgent, ...profile }: z.output<typeof entry>): Executor {
  const { name, osType } = profile;
  return { id, name, osType, profile: userAgent === undefined ? profile : { ...profile, userAgent } };
}

function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

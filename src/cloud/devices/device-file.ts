import { readFileSync } from "node:fs";
import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { schemaProblems } from "../../contract/schema-problems.ts";
import type { CatalogueDevice, DeviceCatalogueProperty } from "./device.ts";

const id = z.int().positive();
const line = z
  .string()
  .regex(/^\P{C}{1,120}$/u, "one line of at most 120 characters")
  .refine((text) => text.trim() === text, "no spaces around it");

const property = z
  .strictObject({
    id,
    name: line,
    displayName: line.optional(),
    propertyGroupId: id,
    propertyGroupName: line,
  })
  .transform(({ displayName, ...known }) => ({ ...known, displayName: displayName ?? known.name }));

/** The address of a W3C WebDriver server. It may hold credentials, so messages never repeat it. */
const webdriverAddress = z.url({ protocol: /^https?$/, error: "an http or https address" });

/** A device is written like the Device record of the specification, with its screen and its marks beside. */
const entry = z.strictObject({
  id,
  displayName: line,
  osType: z.enum(["ANDROID", "IOS", "DESKTOP"]),
  softwareVersion: z.strictObject({ id, apiLevel: id.nullable().default(null), releaseVersion: line }),
  width: z.int().min(1).max(7_680),
  height: z.int().min(1).max(7_680),
  scale: z.number().positive().max(8).default(1),
  mobile: z.boolean().optional(),
  touch: z.boolean().optional(),
  userAgent: z
    .string()
    .regex(/^[\x20-\x7e]{1,400}$/, "one line of printable ASCII")
    .optional(),
  online: z.boolean().default(true),
  locked: z.boolean().default(false),
  enabled: z.boolean().default(true),
  accountEmail: z.email().optional(),
  vncSupported: z.boolean().default(false),
  creditsPrice: z.int().min(0).max(1_000_000).default(0),
  properties: z.array(property).max(100).default([]),
  marks: z.array(z.enum(["FREE", "RECOMMENDED", "NEW"])).default([]),
  labelIds: z.array(id).max(100).default([]),
  webdriver: z
    .strictObject({
      url: webdriverAddress,
      capabilities: z.record(z.string(), z.json()).default({}),
      allow: z.array(line).max(200).default([]),
    })
    .optional(),
});

const catalogue = z
  .array(entry)
  .min(1)
  .max(1_000)
  .refine((all) => areUnique(all.map((device) => device.id)), "every device needs its own id")
  .refine((all) => areUnique(all.map(({ displayName }) => displayName)), "every device needs its own name")
  .refine(
    (all) => agree(all.flatMap(({ properties }) => properties)),
    "properties with one id must be the same, and so must groups with one propertyGroupId",
  );

/**
 * The devices of a JSON file: an array of `{id, displayName, osType, softwareVersion: {id, apiLevel?, releaseVersion},
 * width, height, scale?, mobile?, touch?, userAgent?, online?, locked?, enabled?, accountEmail?, vncSupported?,
 * creditsPrice?, properties?, marks?, labelIds?, webdriver?: {url, capabilities?, allow?}}`, sizes in CSS pixels.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
export function readDevices(path: string): readonly CatalogueDevice[] {
  const parsed = catalogue.safeParse(readJson(path));
  if (parsed.success) return parsed.data.map(toDevice);
  throw new DeviceCloudError("input", `The device file ${path} is wrong: ${schemaProblems(parsed.error)}.`, {
    remedy: "Correct the fields named here.",
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // What JSON.parse says quotes the file, and the address of a server in it may hold a password.
    const reason = error instanceof SyntaxError ? "it is no JSON" : (error as Error).message;
    throw new DeviceCloudError("input", `The device file ${path} cannot be read: ${reason}.`, {
      remedy: "Give a JSON file with an array of devices.",
    });
  }
}

function toDevice(written: z.output<typeof entry>): CatalogueDevice {
  const { width, height, scale, mobile, touch, userAgent, ...device } = written;
  const handheld = device.osType !== "DESKTOP";
  return {
    ...device,
    profile: {
      ...{ name: device.displayName, osType: device.osType, width, height, scale },
      ...{ mobile: mobile ?? handheld, touch: touch ?? handheld },
      ...(userAgent === undefined ? {} : { userAgent }),
    },
  };
}

/** Whether no id stands for two properties, or two groups. */
function agree(properties: readonly DeviceCatalogueProperty[]): boolean {
  const meanings = new Map<string, string>();
  return properties.every((one) => {
    const { id: propertyId, name, displayName, propertyGroupId, propertyGroupName } = one;
    return (
      meansOnly(meanings, `property ${propertyId}`, [name, displayName, propertyGroupId]) &&
      meansOnly(meanings, `group ${propertyGroupId}`, propertyGroupName)
    );
  });
}

function meansOnly(meanings: Map<string, string>, key: string, meaning: unknown): boolean {
  const text = JSON.stringify(meaning);
  const known = meanings.get(key) ?? text;
  meanings.set(key, known);
  return known === text;
}

function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

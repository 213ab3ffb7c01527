import * as z from "zod";
import type { AnyOperation } from "../operation.ts";
import { account, project } from "../resources/account.ts";
import { brokerAvailability, brokerSession, brokerTicket } from "../resources/broker.ts";
import { build, buildStart } from "../resources/builds.ts";
import { configParameter, configuration } from "../resources/configuration.ts";
import { dataAvailability } from "../resources/data-availability.ts";
import { deviceGroup } from "../resources/device-groups.ts";
import { deviceSession } from "../resources/device-sessions.ts";
import { device, deviceProperty, pickerFilters } from "../resources/devices.ts";
import { errorBody, oauthError } from "../resources/errors.ts";
import { executor } from "../resources/executors.ts";
import { file } from "../resources/files.ts";
import { framework } from "../resources/frameworks.ts";
import { job } from "../resources/jobs.ts";
import { oauthToken } from "../resources/oauth.ts";
import { runConfiguration, runDraft, runStart } from "../resources/run-configuration.ts";
import { extendedRun, run } from "../resources/runs.ts";
import { dateTime, float, int32, int64, link } from "../resources/scalars.ts";
import { screenshot, screenshotName } from "../resources/screenshots.ts";
import { sharing } from "../resources/sharings.ts";
import { tag } from "../resources/tags.ts";
import type { JsonObject } from "./json.ts";

/** The schemas that have a name in the document. The specification's own names, where it gives some. */
const named: Readonly<Record<string, z.ZodType>> = {
  Account: account,
  BrokerAvailability: brokerAvailability,
  BrokerSession: brokerSession,
  BrokerTicket: brokerTicket,
  Build: build,
  BuildStart: buildStart,
  ConfigParameter: configParameter,
  Configuration: configuration,
  DataAvailability: dataAvailability,
  DateTime: dateTime,
  Device: device,
  DeviceGroup: deviceGroup,
  DeviceProperty: deviceProperty,
  DeviceSession: deviceSession,
  Error: errorBody,
  Executor: executor,
  ExtendedRun: extendedRun,
  File: file,
  Float: float,
  Framework: framework,
  Int32: int32,
  Int64: int64,
  Job: job,
  Link: link,
  OAuthError: oauthError,
  OAuthToken: oauthToken,
  PickerFilters: pickerFilters,
  Project: project,
  Run: run,
  RunConfiguration: runConfiguration,
  RunDraft: runDraft,
  RunStart: runStart,
  Screenshot: screenshot,
  ScreenshotName: screenshotName,
  Sharing: sharing,
  Tag: tag,
};
const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
const uri = (name: string) => `#/components/schemas/${name}`;

/** A reference to the schema of this name. */
export const refTo = (name: string): JsonObject => ({ $ref: uri(name) });

/** A reference to a record's schema, whether or not its body may be absent. */
export function refOf(schema: z.ZodType): JsonObject {
  return refTo(nameOf(schema));
}

/** A reference to the page envelope around `item`. */
export function pageRefOf(item: z.ZodType): JsonObject {
  return refTo(pageName(item));
}

/**
 * Every named schema, and a page for every record that `operations` list, as they are on the wire: what a reader
 * takes, in both forms of dates and links.
 */
export function componentSchemas(operations: readonly AnyOperation[]): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name });
  const pages = new Map(
    operations.flatMap(({ answer }) => (answer.item ? [[pageName(answer.item), answer.schema]] : [])),
  );
  for (const [name, schema] of pages) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { uri, io: "input" });
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.parse(JSON.stringify(Object.fromEntries(sorted)), plain);
}

/** Leaves out what only a file of its own needs, and unions within unions. */
function plain(key: string, value: unknown): unknown {
  if (key === "$schema" || key === "$id") return undefined;
  if (key !== "anyOf" || !Array.isArray(value)) return value;
  const isUnion = (member: JsonObject) => Object.keys(member).join() === "anyOf";
  const members: unknown[] = value.flatMap((member) => (isUnion(member) ? member.anyOf : [member]));
  return members.filter((one, at) => members.findIndex((other) => isDeepEqual(one, other)) === at);
}

const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const pageName = (item: z.ZodType) => `${nameOf(item)}Page`;

/** @throws where the list above lacks a schema of the table. */
function nameOf(schema: z.ZodType): string {
  const name = names.get(schema);
  if (name !== undefined) return name;
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType) return nameOf(innerType);
  throw new Error(`A schema of type ${schema.def.type} has no name in the OpenAPI document.`);
}

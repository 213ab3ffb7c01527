import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { checkShape, type Shape } from "./manifest-shape.ts";
import type { Stage } from "./step-run.ts";

export interface ManifestInput {
  readonly description: string;
  /** As written, expressions included; undefined where there is none. */
  readonly default: string | undefined;
  readonly required: boolean;
  readonly deprecationMessage: string | undefined;
}

/** An `action.yml` that this project may publish. */
export interface Manifest {
  readonly name: string;
  readonly inputs: ReadonlyMap<string, ManifestInput>;
  readonly outputs: readonly string[];
  /** Absolute paths. */
  readonly scripts: Readonly<Partial<Record<Stage, string>>>;
  /** Conditions of the stages; `always()` unless the manifest says otherwise. */
  readonly conditions: Readonly<Record<"pre" | "post", string>>;
}

const TEXT: Shape = { kind: "text" };
const MANIFEST: Shape = {
  kind: "record",
  required: ["name", "description", "runs"],
  fields: {
    name: TEXT,
    description: TEXT,
    author: TEXT,
    branding: { kind: "record", required: ["icon", "color"], fields: { icon: TEXT, color: TEXT } },
    inputs: {
      kind: "map",
      values: {
        kind: "record",
        required: ["description"],
        fields: {
          description: TEXT,
          default: { kind: "scalar" },
          required: { kind: "boolean" },
          deprecationMessage: TEXT,
        },
      },
    },
    outputs: {
      kind: "map",
      values: { kind: "record", required: ["description"], fields: { description: TEXT } },
    },
    runs: {
      kind: "record",
      required: ["using", "main"],
      fields: { using: TEXT, main: TEXT, pre: TEXT, "pre-if": TEXT, post: TEXT, "post-if": TEXT },
    },
  },
};

interface RawManifest {
  readonly name: string;
  readonly inputs?: Record<
    string,
    { description: string; default?: unknown; required?: boolean; deprecationMessage?: string }
  >;
  readonly outputs?: Record<string, unknown>;
  readonly runs: Partial<Record<Stage | "pre-if" | "post-if" | "using", string>>;
}

/**
 * Reads the manifest of the action in `directory`, inside `installRoot`. Stricter than the runner: an unknown key, a
 * missing description, another runtime than node24 or a script that is not there is an error.
 */
export function readManifest(directory: string, installRoot: string): Manifest {
  const path = ["action.yml", "action.yaml"].map((name) => join(directory, name)).find(existsSync);
  if (path === undefined) throw new Error(`${directory} holds no action.yml.`);
  const value: unknown = parse(readFileSync(path, "utf8"), { strict: true, uniqueKeys: true });
  checkShape(value, MANIFEST, path);
  const { name, inputs = {}, outputs = {}, runs } = value as RawManifest;
  if (runs.using !== "node24") throw new Error(`${path}: runs.using is "${runs.using}", not "node24".`);
  checkInputNames(Object.keys(inputs), path);
  return {
    name,
    inputs: new Map(Object.entries(inputs).map(([key, input]) => [key, inputOf(input)])),
    outputs: Object.keys(outputs),
    scripts: Object.fromEntries(
      (["pre", "main", "post"] as const)
        .filter((stage) => runs[stage] !== undefined)
        .map((stage) => [stage, scriptOf(stage, runs[stage] as string, { path, directory, installRoot })]),
    ),
    conditions: { pre: runs["pre-if"] ?? "always()", post: runs["post-if"] ?? "always()" },
  };
}

function inputOf(raw: NonNullable<RawManifest["inputs"]>[string]): ManifestInput {
  return {
    description: raw.description,
    default: raw.default === undefined ? undefined : String(raw.default),
    required: raw.required ?? false,
    deprecationMessage: raw.deprecationMessage,
  };
}

/** Two inputs that end in one environment variable would hide each other. */
function checkInputNames(names: readonly string[], path: string): void {
  const variables = new Map<string, string>();
  for (const name of names) {
    const variable = inputVariable(name);
    const other = variables.get(variable);
    if (other !== undefined)
      throw new Error(`${path}: the inputs "${other}" and "${name}" are both ${variable}.`);
    variables.set(variable, name);
  }
}

/** Upper case, spaces become `_`, dashes stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

interface Location {
  readonly path: string;
  readonly directory: string;
  readonly installRoot: string;
}

function scriptOf(stage: Stage, script: string, { path, directory, installRoot }: Location): string {
  const target = resolve(directory, script);
  if (relative(installRoot, target).startsWith("..")) {
    throw new Error(`${path}: runs.${stage} "${script}" lies outside the repository.`);
  }
  if (!statSync(target, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`${path}: runs.${stage} "${script}" does not exist.`);
  }
  return target;
}

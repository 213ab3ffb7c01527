import { plainLine, plainText } from "../../base/untrusted-text.ts";
import { badRequest } from "../refusals.ts";
import { MAX_VALUE_BYTES } from "../runs/device-run-environment.ts";
import type { ConfigParameterRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

const MAX_PARAMETERS = 200;

/**
 * Adds a parameter to a project's configuration; one with the same key gets the new value
 * (docs/decisions.md, Creating a configuration parameter).
 * @throws {DeviceCloudError} 400 without a key, for a value that fits in no environment, and for too many parameters.
 */
export function keepParameter(
  store: Store,
  projectId: number,
  given: { readonly key?: string | undefined; readonly value?: string | undefined },
): ConfigParameterRecord {
  const [key, value] = [plainLine(given.key ?? "", 200), plainText(given.value ?? "")];
  if (key === "") throw badRequest("key is missing.", "Give the parameter's name.");
  if (Buffer.byteLength(value) > MAX_VALUE_BYTES)
    throw badRequest(`value is longer than ${MAX_VALUE_BYTES} bytes, more than an environment takes.`);
  const parameters = store.configParameters.in({ projectId });
  const same = { sql: "json_extract(doc, '$.key') = ?", values: [key] };
  const [kept] = parameters.select({ where: [same] });
  if (kept) return store.configParameters.update(kept.id, { value }) ?? kept;
  if (parameters.count() < MAX_PARAMETERS) return store.configParameters.insert({ projectId, key, value });
  throw badRequest(`The project ${projectId} has ${MAX_PARAMETERS} parameters; no more are kept.`);
}

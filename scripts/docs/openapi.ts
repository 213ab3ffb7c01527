import { openapiDocument } from "../../src/contract/openapi.ts";

export const OPENAPI_FILE = "docs/openapi.json";

/** The OpenAPI document as it is committed. */
export const openapiText = (): string => `${JSON.stringify(openapiDocument(), null, 2)}\n`;

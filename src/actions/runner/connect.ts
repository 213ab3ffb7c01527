import { readFile } from "node:fs/promises";
import * as core from "@actions/core";
import { DeviceCloudError } from "../../base/errors.ts";
import { type Client, createClient } from "../../client/client.ts";
import { actionLogger } from "./log.ts";

/** The parsed `connectionInputs`. */
export interface ConnectionValues {
  readonly "base-url": string;
  readonly "auth-url"?: string | undefined;
  readonly "api-key"?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly "client-id"?: string | undefined;
  readonly "ca-file"?: string | undefined;
}

/** A client of the service the inputs name, over the proxies of the environment. Dispose of it after use. */
export async function connect(inputs: ConnectionValues): Promise<Client> {
  const { env } = process;
  return createClient({
    baseUrl: inputs["base-url"],
    authUrl: inputs["auth-url"],
    credentials: credentialsOf(inputs),
    ca: await readCaFile(inputs["ca-file"]),
    proxies: {
      httpProxy: env.http_proxy ?? env.HTTP_PROXY,
      httpsProxy: env.https_proxy ?? env.HTTPS_PROXY,
      noProxy: env.no_proxy ?? env.NO_PROXY,
    },
    logger: actionLogger,
    onSecret: (secret) => core.setSecret(secret),
  });
}

function credentialsOf(inputs: ConnectionValues) {
  const { "api-key": apiKey, username = "", password = "", "client-id": clientId = "" } = inputs;
  if (!apiKey) return { username, password, clientId };
  // Basic authentication sends base64 of `KEY:`, which the mask of the key does not cover.
  core.setSecret(Buffer.from(`${apiKey}:`).toString("base64"));
  return { apiKey };
}

async function readCaFile(path: string | undefined): Promise<string | undefined> {
  if (!path) return undefined;
  const pem = await readFile(path, "utf8").catch((cause) => {
    throw new DeviceCloudError("input", `ca-file: "${path}" cannot be read.`, {
      remedy: "Name a PEM file that exists in the workspace.",
      cause,
    });
  });
  if (pem.includes("-----BEGIN CERTIFICATE-----")) return pem;
  throw new DeviceCloudError("input", `ca-file: "${path}" holds no certificate.`, {
    remedy: "Name a PEM file with BEGIN CERTIFICATE lines.",
  });
}

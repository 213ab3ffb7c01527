import type { Operations } from "../operations/index.ts";
import type { JsonObject } from "./json.ts";

/** What the document says of the service as a whole. */
export const info: JsonObject = {
  title: "Device-cloud testing service",
  version: "2.0.0",
  summary: "Runs tests on devices and browsers in the cloud.",
  description: [
    "Every operation of the specification with each of its path families, and the extensions that fill its gaps",
    "(`x-extension`). `x-source` names the section of the specification, or of docs/decisions.md.",
    "`x-generation` tells the operations of the specification alone (`legacy`) from those of services running",
    "today alone (`current`). `x-also-at` lists other spellings of a path: `me` stands for `users/{userId}`.",
    "Dates and links have two forms, and a reader takes both. Records may hold further fields, and states and",
    "kinds further values than the examples. Nothing that is not known counts as success.",
  ].join("\n"),
  license: { name: "MIT", identifier: "MIT" },
};

/** The roots under which the API lies. */
export const servers: readonly JsonObject[] = ["/api/v2", "/api", "/cloud/api/v2"].map((url) => ({ url }));
/** The address of the token and identity endpoints. */
export const authServers: readonly JsonObject[] = [{ url: "/" }];

export const tags: Readonly<Record<keyof Operations, string>> = {
  jobs: "What builds are started of.",
  files: "Uploads, and results as files.",
  builds: "The build service; desktop-browser suites run as builds.",
  executors: "The runners that take builds.",
  account: "The authenticated user.",
  oauth: "Tokens.",
  projects: "What runs belong to.",
  runs: "Tests on one or more devices.",
  deviceSessions: "What a run does on each of its devices.",
  tags: "Labels of runs.",
  screenshots: "Pictures that runs took.",
  archives: "Zip archives of what runs wrote.",
  configuration: "The test run configuration of a project.",
  sharings: "Other users' access to a project.",
  frameworks: "What can run tests.",
  devices: "The catalogue of devices.",
  deviceGroups: "Devices under a name.",
  broker: "Sessions of automation clients on devices.",
};

/** Authentication: API key, or OAuth 2.0 with the token in the query; running services take it in a header, too. */
export const securitySchemes: Readonly<Record<string, JsonObject>> = {
  apiKey: {
    type: "http",
    scheme: "basic",
    description: "The API key as the user name, with an empty password.",
  },
  accessToken: { type: "apiKey", in: "query", name: "access_token", description: "An OAuth access token." },
  bearer: { type: "http", scheme: "bearer", description: "An OAuth access token." },
  oauth: {
    type: "oauth2",
    flows: {
      password: {
        tokenUrl: "/oauth/token",
        refreshUrl: "/oauth/token",
        scopes: { read: "reading", write: "everything else" },
      },
    },
  },
};

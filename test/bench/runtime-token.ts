import { randomUUID } from "node:crypto";

/** The ids in a runtime token's `scp` claim, which name the workflow run and the job to the results service. */
export interface RuntimeToken {
  readonly workflowRun: string;
  readonly job: string;
}

/** A token as the runner hands it to actions: a JWT of which clients read the `scp` claim. */
export function createRuntimeToken(workflowRun: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { scp: `Actions.ExampleScope Actions.Results:${workflowRun}:${randomUUID()}` };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.${randomUUID().replaceAll("-", "")}`;
}

/** The ids in an `Authorization` header, or undefined where it is no runtime token. */
export function runtimeTokenOf(authorization: string | undefined): RuntimeToken | undefined {
  const claims = /^Bearer [\w-]+\.([\w-]+)\.\w+$/.exec(authorization ?? "")?.[1];
  if (claims === undefined) return undefined;
  const { scp } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { scp?: string };
  const [, workflowRun, job] = /(?:^| )Actions\.Results:([\w-]+):([\w-]+)(?: |$)/.exec(scp ?? "") ?? [];
  return workflowRun && job ? { workflowRun, job } : undefined;
}

import type { Ready } from "../child-cloud.ts";
import { type Credentials, composeRequest, type Request } from "./compose-request.ts";
import { curlLine } from "./curl-line.ts";
import { Dice } from "./dice.ts";
import type { Target } from "./document.ts";
import { problemWith } from "./judge-answer.ts";
import { KnownIds } from "./known-ids.ts";
import { makeRecords } from "./make-records.ts";
import { type Outcome, sendRequest } from "./send-request.ts";

/** A request after which something was wrong. */
export interface Finding {
  readonly operationId: string;
  readonly problem: string;
  /** The request as a command. */
  readonly curl: string;
}

export interface LaneOptions {
  readonly ready: Ready;
  readonly credentials: Credentials;
  readonly targets: readonly Target[];
  readonly seed: number;
  readonly requests: number;
  onOutcome(outcome: Outcome): void;
  /** Is told of findings as they come. */
  tell(line: string): void;
}

/** Half of the requests are proper ones, with the ids of records that exist as far as there are any. */
const MALICE = [0, 0, 0.2, 0.4];
/** Deletions take records away; after so many requests there are new ones. */
const REQUESTS_PER_RECORDS = 100;

/** Sends requests one after the other. The same seed makes the same ones, save for the ids that the cloud gives. */
export async function runLane(options: LaneOptions): Promise<Finding[]> {
  const { ready, credentials, targets, seed, requests, onOutcome, tell } = options;
  const dice = new Dice(seed);
  const known = new KnownIds();
  const findings: Finding[] = [];
  for (let index = 0; index < requests; index++) {
    if (index % REQUESTS_PER_RECORDS === 0)
      await makeRecords({ ready, credentials: credentials.own, targets, known });
    const target = dice.pick(targets);
    const request = composeRequest(target, credentials, { dice, known, malice: dice.pick(MALICE) });
    const outcome = await sendRequest(ready.url, request);
    onOutcome(outcome);
    const problem = problemWith(request, outcome);
    if (problem === undefined) learn(known, request, outcome);
    else {
      const curl = curlLine(ready.url, request, credentials);
      findings.push({ operationId: target.operationId, problem, curl });
      tell(`\n${target.operationId}: ${problem}\n${curl}`);
    }
  }
  return findings;
}

function learn(known: KnownIds, { target, isForTarget, ids }: Request, outcome: Outcome): void {
  if (!isForTarget || outcome.kind !== "answer" || outcome.status >= 300) return;
  if (target.method === "DELETE") known.forget(ids);
  if (!target.answers[outcome.status]) return;
  known.learn(target, outcome.status, JSON.parse(outcome.body.toString("utf8")), ids);
}

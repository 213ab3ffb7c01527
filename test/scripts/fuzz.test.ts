import { execFileSync } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { composeRequest } from "../../scripts/fuzz/compose-request.ts";
import { curlLine } from "../../scripts/fuzz/curl-line.ts";
import { Dice } from "../../scripts/fuzz/dice.ts";
import { targets } from "../../scripts/fuzz/document.ts";
import { fuzz } from "../../scripts/fuzz/fuzz.ts";
import { problemWith } from "../../scripts/fuzz/judge-answer.ts";
import { KnownIds } from "../../scripts/fuzz/known-ids.ts";
import { sendRequest } from "../../scripts/fuzz/send-request.ts";

const CREDENTIALS = { own: "Basic b3duOg==", other: "Basic b3RoZXI6" };
const all = targets();

function requests(seed: number, count: number, malice = 0.4) {
  const dice = new Dice(seed);
  const known = new KnownIds();
  return Array.from({ length: count }, () =>
    composeRequest(dice.pick(all), CREDENTIALS, { dice, known, malice }),
  );
}

/** A server that does what `serve` does, and its address. */
async function listening(serve: http.RequestListener): Promise<string> {
  const server = http.createServer(serve).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("the fuzzer", () => {
  it("gets no 5xx, no hang and no answer that breaks its schema", { timeout: 120_000 }, async () => {
    const told: string[] = [];
    const report = await fuzz({ requests: 600, seed: 20, tell: (line) => told.push(line) });
    expect(told).toEqual([]);
    expect(report.findings).toEqual([]);
    const count = (test: (status: string) => boolean) =>
      Object.entries(report.statuses).reduce((sum, [status, n]) => sum + (test(status) ? n : 0), 0);
    // It is of no use unless it comes through, and is refused.
    expect(count((status) => status.startsWith("2"))).toBeGreaterThan(100);
    expect(count((status) => status.startsWith("4"))).toBeGreaterThan(100);
    expect(count(() => true)).toBe(600);
  });

  it("makes the same requests of the same seed", () => {
    expect(requests(7, 50)).toEqual(requests(7, 50));
    expect(requests(8, 50)).not.toEqual(requests(7, 50));
  });

  it("walks every operation of the document", () => {
    const seen = new Set(requests(1, 3_000).map(({ target }) => target.operationId));
    expect(all.filter(({ operationId }) => !seen.has(operationId))).toEqual([]);
  });

  it("prints requests as commands that send the same bytes again", () => {
    for (const request of requests(3, 200).filter(({ body }) => (body?.bytes.length ?? 0) <= 4_000)) {
      const { words, input } = runAsCurl(curlLine("http://127.0.0.1:1", request, CREDENTIALS));
      expect(words.slice(0, 4)).toEqual(["-i", "--path-as-is", "-X", request.method]);
      expect(words.at(-1)).toBe(`http://127.0.0.1:1${request.address}`);
      expect(input.equals(request.body?.bytes ?? Buffer.alloc(0))).toBe(true);
      for (const [name, value] of Object.entries(request.headers)) {
        const key = { [CREDENTIALS.own]: "own:", [CREDENTIALS.other]: "other:" }[value];
        expect(words).toContain(key ?? `${name}: ${value}`);
      }
    }
  });
});

/** Runs a command with a curl that tells its arguments and its input, both as bytes. */
function runAsCurl(command: string): { words: string[]; input: Buffer } {
  const curl = `curl() { printf '%s\\0' "$#" "$@"; cat; }; API_KEY=own OTHER_API_KEY=other`;
  const out = execFileSync("bash", ["-c", `${curl}; ${command}`], { stdio: ["ignore", "pipe", "inherit"] });
  const text = out.toString("latin1");
  const [count = "0"] = text.split("\0", 1);
  const words = text.split("\0").slice(1, Number(count) + 1);
  return { words, input: out.subarray([count, ...words].join("\0").length + 1) };
}

describe("an answer", () => {
  const target = all.find(({ operationId }) => operationId === "getJob");
  const request = requests(5, 2_000, 0).find((one) => one.target.operationId === "getJob");
  const judge = (status: number, body: string) => {
    if (!target || !request) throw new Error("There is no request for getJob.");
    return problemWith(request, { kind: "answer", status, type: "", body: Buffer.from(body) });
  };

  it("that is as the document says is none to complain of", () => {
    expect(judge(200, '{"id":1,"name":"a","createTime":"2026-01-01T00:00:00.000Z"}')).toBeUndefined();
    expect(judge(404, '{"message":"No job 1.","statusCode":404}')).toBeUndefined();
    expect(judge(418, '{"message":"A teapot.","statusCode":418}')).toBeUndefined();
  });

  it.each([
    [500, '{"message":"oops","statusCode":500}', /status 500/],
    [200, '{"name":"a"}', /breaks its schema/],
    [200, '{"id":1,"createTime":{}}', /breaks its schema/],
    [200, "<html>", /not JSON/],
    [201, '{"id":1}', /status 201 is not among/],
    [404, "", /not JSON/],
    [404, '{"error":"x"}', /breaks its schema/],
    [404, '{"message":"x","statusCode":400}', /status 404, but statusCode 400/],
  ])("with status %i and body %s is a finding", (status, body, problem) => {
    expect(judge(status, body)).toMatch(problem);
  });

  it("that never comes, or breaks off, is a finding", async () => {
    if (!request) throw new Error("There is no request for getJob.");
    expect(problemWith(request, { kind: "hang" })).toMatch(/no answer within/);
    const url = await listening((_, response) => response.destroy());
    expect(problemWith(request, await sendRequest(url, request))).toMatch(/ended without an answer/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../../src/client/client.ts";
import type { DoubtfulFiles } from "../../../src/services/start/missing-files.ts";
import type { RunOrder } from "../../../src/services/start/run-order.ts";
import { createFaultProxy } from "../../bench/fault-proxy.ts";
import { hurriedClock, openStartWorkshop, type StartWorkshop } from "./start-workshop.ts";

const isStart = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && /\/runs(?:\?|$)/.test(path);

describe.each(["legacy", "current", "both"] as const)(
  "a start on a %s service",
  { timeout: 30_000 },
  (generation) => {
    let workshop: StartWorkshop;
    beforeAll(async () => {
      workshop = await openStartWorkshop({ generation });
    });
    afterAll(() => workshop[Symbol.asyncDispose]());
    /** What runs need that the newer API cannot guess. */
    const given = { frameworkId: 4 };
    /** The same where no request of the other generation may come first. */
    const spoken = { ...given, generation: generation === "both" ? "legacy" : generation } as const;

    test("starts one run of the title with a mark, and tells its ids and page", async () => {
      const before = (await workshop.runs()).length;
      const { outcome, told } = await workshop.start({ ...given, title: "Shop: release 1.2" });
      const runs = (await workshop.runs()).slice(before);
      expect(runs).toHaveLength(1);
      expect(outcome).toMatchObject({
        ...{ runId: runs[0]?.id, projectId: workshop.projectId, name: runs[0]?.displayName },
        ...{ generation: generation === "current" ? "current" : "legacy", reattached: false, retried: false },
      });
      expect(outcome.name).toMatch(/^Shop: release 1\.2 [a-z0-9]{12}$/);
      expect(outcome.url).toMatch(/^http:\/\/.+\/runs\/\d+$/);
      expect(runs[0]).toMatchObject({ deviceCount: 1 });
      expect(told.filter((line) => line.includes("does not know the older API"))).toHaveLength(
        generation === "current" ? 1 : 0,
      );
    });

    test("keeps the name before the request, the time of the request, and the ids behind it", async () => {
      const { checkpoints, outcome } = await workshop.start(given);
      expect(checkpoints[0]).toEqual({
        ...{ kind: "run", userId: outcome.userId, projectId: workshop.projectId },
        runName: outcome.name,
      });
      expect(checkpoints[1]?.askedAt).toBeGreaterThan(Date.now() - 60_000);
      expect(checkpoints.at(-1)).toMatchObject({ runId: outcome.runId });
      expect(checkpoints.at(-1)?.settled).toBeUndefined();
    });

    test.each(["before", "after"] as const)(
      "starts one run when the connection breaks %s the request has reached the service",
      async (point) => {
        const hold = workshop.proxy.hold(isStart, point);
        void hold.reached.then(() => hold.drop());
        const before = (await workshop.runs()).length;
        const { outcome } = await workshop.start(spoken, { clock: hurriedClock(30) });
        const runs = (await workshop.runs()).slice(before);
        expect(runs.map(({ id }) => id)).toEqual([outcome.runId]);
      },
    );

    test.each([{ status502: 0.4 }, { status503AfterEvery: 0.4 }, { truncate: 0.4 }, { html: 0.4 }])(
      "starts one run on a service with %o",
      async (faults) => {
        await using proxy = await createFaultProxy({
          ...{ target: workshop.cloud.cloud.url, seed: 7, faults, only: isStart, longestBurst: 2 },
        });
        const { apiKey } = workshop.cloud.cloud.account;
        await using client = createClient({ baseUrl: proxy.url, credentials: { apiKey } });
        for (let round = 0; round < 4; round++) {
          const before = (await workshop.runs()).length;
          const { outcome } = await workshop.start(spoken, { client, clock: hurriedClock(60) });
          const runs = (await workshop.runs()).slice(before);
          expect(runs.map(({ id }) => id)).toEqual([outcome.runId]);
        }
        expect(proxy.log.some(({ fault }) => fault !== undefined)).toBe(true);
      },
    );

    test("aborts a run whose answer had not come when the job was cancelled", async () => {
      const cancel = new AbortController();
      const hold = workshop.proxy.hold(isStart, "after");
      void hold.reached.then(() => {
        cancel.abort();
        hold.release();
      });
      const before = (await workshop.runs()).length;
      await expect(workshop.start(spoken, { signal: cancel.signal })).rejects.toMatchObject({
        code: "cancelled",
      });
      const runs = (await workshop.runs()).slice(before);
      expect(runs).toEqual([expect.objectContaining({ state: "FINISHED", abortedDeviceCount: 1 })]);
    });

    test("aborts a run that is being looked for when the job is cancelled", async () => {
      const cancel = new AbortController();
      const hold = workshop.proxy.hold(isStart, "before");
      const before = (await workshop.runs()).length;
      const look = workshop.proxy.hold(({ method, path }) => method === "GET" && path.includes("filter="));
      void look.reached.then(() => {
        cancel.abort();
        look.release();
        setTimeout(() => hold.release(), 1_000);
      });
      await using client = createClient({
        baseUrl: workshop.proxy.url,
        credentials: { apiKey: workshop.cloud.cloud.account.apiKey },
        requestTimeoutMs: 500,
      });
      const started = workshop.start(spoken, { client, signal: cancel.signal });
      await expect(started).rejects.toMatchObject({ code: "cancelled" });
      const runs = (await workshop.runs()).slice(before);
      expect(runs).toEqual([expect.objectContaining({ state: "FINISHED", abortedDeviceCount: 1 })]);
    });

    test("leaves a run alone when it is told to", async () => {
      const cancel = new AbortController();
      const hold = workshop.proxy.hold(isStart, "after");
      void hold.reached.then(() => {
        cancel.abort();
        hold.release();
      });
      const before = (await workshop.runs()).length;
      const started = workshop.start({ ...spoken, onCancel: "leave" }, { signal: cancel.signal });
      await expect(started).rejects.toMatchObject({ code: "cancelled" });
      const [run] = (await workshop.runs()).slice(before);
      expect((await workshop.ended(run?.id ?? 0)).abortedDeviceCount).toBe(0);
    });

    test("sets tags, and warns of those that cannot be set", async () => {
      const { outcome } = await workshop.start({ ...given, tags: ["nightly", "commit:1f6e"] });
      const tags = await Array.fromAsync(workshop.client.tags.list({ runId: outcome.runId }));
      expect(tags.map(({ name }) => name)).toEqual(["nightly", "commit:1f6e"]);
      const again = await workshop.start({ ...given, tags: ["x".repeat(100_000)] });
      expect(again.told.join("\n")).toMatch(/Not every tag could be set on test run \d+: /);
    });

    test.each<[Partial<RunOrder>, RegExp]>([
      [{ project: { id: 999 } }, /project-id: the service has no project 999\./],
      [{ files: { test: 999 } }, /test-file-id: the service has no file 999\.|404/],
      [{ devices: { ids: [999] } }, /device-ids: .*999/],
      [{ settings: { timeout: 0 } }, /timeout/],
      [
        { devices: { groupId: 999 } },
        /device-group-id: the service has no device group 999\.|No device group 999/,
      ],
      [
        { settings: { testRunId: 999 } },
        /test-run-id: the service has no test run 999\.|test-run-id: the newer/,
      ],
    ])("starts nothing for %o", async (changes, message) => {
      const before = (await workshop.runs()).length;
      const failure = await workshop.start({ ...given, ...changes }).catch((error) => error);
      expect(failure.message).toMatch(message);
      expect(failure.fault).toBe("input");
      expect((await workshop.runs()).length).toBe(before);
    });

    test("sends a dropped file again where somebody has it, also where the service cannot be asked for it", async () => {
      const doubtful: DoubtfulFiles[] = [];
      const { outcome } = await workshop.start({
        ...given,
        files: { test: 999 },
        async sendAgain(files) {
          doubtful.push(files);
          return { test: workshop.testFileId };
        },
      });
      expect(outcome.runId).toBeGreaterThan(0);
      const unasked = generation === "legacy";
      expect(doubtful).toEqual([{ gone: unasked ? [] : ["test"], unasked: unasked ? ["test"] : [] }]);
    });

    test("runs on a whole group, and on the project's own without a choice", async () => {
      const { usedDeviceGroupId } = await workshop.client.configuration.get({
        projectId: workshop.projectId,
      });
      const devices = [{ groupId: usedDeviceGroupId ?? 0 }, {}];
      for (const wish of devices) {
        const { outcome } = await workshop.start({ frameworkId: 1, devices: wish });
        expect((await workshop.ended(outcome.runId)).deviceCount).toBeGreaterThan(0);
      }
    });

    test("takes a project by its name", async () => {
      const [own] = await Array.fromAsync(workshop.client.account.projects({}));
      const { outcome } = await workshop.start({ ...given, project: { name: own?.name ?? "" } });
      expect(outcome.projectId).toBe(own?.id);
      const fresh = workshop.start({ ...given, project: { name: `New ${generation}` } });
      if (generation === "legacy") {
        await expect(fresh).rejects.toThrow('project-name: there is no project "New legacy".');
      } else {
        const projects = await fresh.then(() => Array.fromAsync(workshop.client.account.projects({})));
        expect(projects.filter(({ name }) => name === `New ${generation}`)).toHaveLength(1);
        const { outcome: second } = await workshop.start({
          ...given,
          project: { name: `New ${generation}` },
        });
        expect(second.projectId).toBe((await fresh).outcome.projectId);
      }
    });

    test("hands on what only the newer API takes, or says that the service lacks it", async () => {
      const started = workshop.start({ ...given, parameters: [{ key: "GREETING", value: "hello" }] });
      if (generation === "legacy") {
        await expect(started).rejects.toThrow("parameters: only the newer API takes it.");
      } else {
        const { outcome, told } = await started;
        expect(outcome.generation).toBe("current");
        const says = "Using the newer API, which alone takes parameters.";
        expect(told.includes(says)).toBe(true);
      }
    });
  },
);

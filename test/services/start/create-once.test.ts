import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Clock } from "../../../src/base/clock.ts";
import { DeviceCloudError, type Effect } from "../../../src/base/errors.ts";
import { silent } from "../../../src/base/logger.ts";
import { ARRIVAL_MS, createOnce } from "../../../src/services/start/create-once.ts";

/** A clock that jumps instead of waiting. */
function jumpingClock(): Clock & { ms: number } {
  return {
    ms: 0,
    now() {
      return this.ms;
    },
    async sleep(ms, signal) {
      if (signal?.aborted) throw new DeviceCloudError("cancelled", "The job was cancelled.");
      this.ms += ms;
    },
  };
}

/** What one request does: answers, or fails with an effect, having created something after so many milliseconds or never. */
interface Fate {
  readonly answered: boolean;
  readonly effect: Effect;
  readonly arrivesAfterMs: number | null;
}

/** A service that meets each request with the next of `fates`, and with health when they are used up. */
function service(fates: readonly Fate[], clock: Clock) {
  const arrivals: number[] = [];
  let asked = 0;
  return {
    created: () => arrivals.filter((at) => at <= clock.now()).length,
    everCreated: () => arrivals.length,
    async create(): Promise<string> {
      const fate = fates[asked++] ?? { answered: true, effect: "none", arrivesAfterMs: 0 };
      if (fate.arrivesAfterMs !== null) arrivals.push(clock.now() + fate.arrivesAfterMs);
      if (fate.answered) return "answered";
      const code = fate.effect === "none" ? "unreachable" : "service";
      throw new DeviceCloudError(code, "It failed.", { effect: fate.effect });
    },
    async find(): Promise<string | undefined> {
      return this.created() > 0 ? "found" : undefined;
    },
  };
}

async function run(fates: readonly Fate[], random = () => 0.5) {
  const clock = jumpingClock();
  const cloud = service(fates, clock);
  const order = {
    what: "the build",
    create: () => cloud.create(),
    find: () => cloud.find(),
    logger: silent,
    clock,
    random,
    signal: new AbortController().signal,
  };
  return { cloud, clock, result: await createOnce(order).catch((error: DeviceCloudError) => error) };
}

const fate = fc.oneof(
  fc.record({
    answered: fc.constant(false),
    effect: fc.constant<Effect>("none"),
    arrivesAfterMs: fc.constant(null),
  }),
  fc.record({
    answered: fc.constant(false),
    effect: fc.constant<Effect>("settled"),
    arrivesAfterMs: fc.constantFrom(null, 0),
  }),
  fc.record({
    answered: fc.constant(false),
    effect: fc.constant<Effect>("open"),
    arrivesAfterMs: fc.option(fc.integer({ min: 0, max: ARRIVAL_MS })),
  }),
);

describe("creating once", () => {
  test("creates exactly one, whatever becomes of the requests that fail", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 5 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        async (fates, r) => {
          const { cloud, result } = await run(fates, () => r);
          expect(result).toMatch(/answered|found/);
          expect(cloud.everCreated()).toBe(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("gives up after six requests that created nothing, with the last failure", async () => {
    const failed: Fate = { answered: false, effect: "settled", arrivesAfterMs: null };
    const { cloud, result } = await run(Array.from({ length: 10 }, () => failed));
    expect(result).toBeInstanceOf(DeviceCloudError);
    expect(cloud.everCreated()).toBe(0);
  });

  test("does not wait for a request that was answered", async () => {
    const { clock } = await run([{ answered: false, effect: "settled", arrivesAfterMs: null }]);
    expect(clock.ms).toBeLessThan(5_000);
  });

  test.each(["a look that fails", "a cancel"])(
    "says after %s that the request may have happened",
    async (how) => {
      const cancel = new AbortController();
      const looking = createOnce({
        what: "the build",
        create: async () => {
          throw new DeviceCloudError("timeout", "No answer.", { effect: "open" });
        },
        async find() {
          if (how === "a look that fails") throw new DeviceCloudError("service", "Down.", { status: 500 });
          cancel.abort();
          return undefined;
        },
        logger: silent,
        clock: jumpingClock(),
        random: Math.random,
        signal: cancel.signal,
      });
      const code = how === "a cancel" ? "cancelled" : "service";
      await expect(looking).rejects.toMatchObject({ code, effect: "open" });
    },
  );

  test.each(["unauthorized", "refused", "cancelled"] as const)(
    "does not repeat what ended as %s",
    async (code) => {
      let asked = 0;
      const failure = new DeviceCloudError(code, "No.");
      const refused = createOnce({
        what: "the build",
        create: async () => {
          asked++;
          throw failure;
        },
        find: async () => undefined,
        logger: silent,
        clock: jumpingClock(),
        random: Math.random,
        signal: new AbortController().signal,
      });
      await expect(refused).rejects.toBe(failure);
      expect(asked).toBe(1);
    },
  );
});

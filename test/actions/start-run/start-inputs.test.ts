import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { stepAttempt } from "../../../src/actions/runner/attempt.ts";
import { startRunInputs } from "../../../src/actions/start-run/inputs.ts";
import { runParameters as parameterInput } from "../../../src/actions/start-run/parameter-input.ts";
import { settingInputs, settingsOf } from "../../../src/actions/start-run/setting-inputs.ts";
import { runParameters } from "../../../src/contract/operations/run-parameters.ts";
import { settingName } from "../../../src/services/start/setting-names.ts";

/** Parameters of the start whose input has another name, shared with other actions. */
const SHARED: Readonly<Record<string, string>> = { "used-device-ids": "device-ids" };

test("every parameter of the specification's start is an input", () => {
  const names = Object.keys(runParameters).map(settingName);
  const inputs = Object.keys(startRunInputs.shape);
  expect(inputs).toEqual(expect.arrayContaining(names.map((name) => SHARED[name] ?? name)));
});

test("every setting that is given reaches the order under the specification's name", () => {
  const samples = { boolean: "true", int32: "3", int64: "60", text: "x" } as Readonly<Record<string, string>>;
  const special: Readonly<Record<string, string>> = {
    "device-timeout": "1m",
    "hook-url": "https://ci.example.com",
    scheduler: "serial",
    "limitation-type": "class",
  };
  for (const [field, { kind }] of Object.entries(runParameters)) {
    const name = settingName(field);
    const schema = settingInputs[name as keyof typeof settingInputs];
    if (!schema) continue;
    const value = schema.parse(special[name] ?? samples[kind]);
    const none = Object.fromEntries(Object.keys(settingInputs).map((key) => [key, undefined]));
    const settings = settingsOf({ ...none, [name]: value } as Parameters<typeof settingsOf>[0]);
    expect(Object.entries(settings).filter(([, set]) => set !== undefined)).toEqual([
      [field, name === "device-timeout" ? 60 : value],
    ]);
  }
});

describe("parameters", () => {
  const key = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,20}$/);
  const value = fc.stringMatching(/^[!-~]{0,30}$/);
  const entries = fc.uniqueArray(fc.record({ key, value }), { selector: (one) => one.key, minLength: 1 });

  it("are read from lines, from an object and from a list alike", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const object = JSON.stringify(Object.fromEntries(list.map((one) => [one.key, one.value])));
        fc.pre(list.every((one) => !/^\d+$/.test(one.key) && one.key !== "__proto__"));
        for (const text of [
          list.map((one) => `${one.key}=${one.value}`).join("\n"),
          JSON.stringify(list),
          object,
        ])
          expect(parameterInput.parse(text)).toEqual(list);
      }),
    );
  });

  test.each(["A=1\nA=2", "novalue", "=1", "A B=1", '{"A": {"b": 1}}', '{"A": 1', '[{"key": "A"}]'])(
    "are refused as %j",
    (text) => {
      const { error } = parameterInput.safeParse(text);
      expect(error?.issues[0]?.message).toMatch(/Write KEY=value lines, or a JSON object of texts\.$/);
    },
  );

  it("never show a value when they are refused", () => {
    for (const text of ["s3cr3t", "A=s3cr3t\nA=s3cr3t", '{"A": ["s3cr3t"]}', '{"A": "s3cr3t"'])
      expect(parameterInput.safeParse(text).error?.message).not.toContain("s3cr3t");
  });
});

describe("the place of a step", () => {
  const env = {
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: "octo-org/shop",
    GITHUB_RUN_ID: "12",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_JOB: "test",
    GITHUB_ACTION: "start",
  };

  it("is the same in every attempt", () => {
    const [first, second] = ["1", "2"].map((attempt) =>
      stepAttempt("0", { ...env, GITHUB_RUN_ATTEMPT: attempt }),
    );
    expect(second?.place).toEqual(first?.place);
    expect([first?.number, second?.number]).toEqual([1, 2]);
  });

  it.each(["GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION", "GITHUB_REPOSITORY", "GITHUB_SERVER_URL"])(
    "differs with another %s",
    (name) => {
      expect(stepAttempt("0", { ...env, [name]: "other" })?.place).not.toEqual(stepAttempt("0", env)?.place);
    },
  );

  it("differs within a matrix, and is none outside of a runner", () => {
    expect(stepAttempt("1", env)?.place).not.toEqual(stepAttempt("0", env)?.place);
    expect(stepAttempt("0", {})).toBeUndefined();
  });
});

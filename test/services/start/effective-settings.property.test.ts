import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { runParameters } from "../../../src/contract/operations/run-parameters.ts";
import { effectiveSettings } from "../../../src/services/start/effective-settings.ts";
import { ONLY_LEGACY, settingName } from "../../../src/services/start/setting-names.ts";

const SECRET = "s3cr3t";
const withSecret = fc
  .tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }))
  .map(([before, after]) => `${before}${SECRET}${after}`);

describe("the settings of a dry run", () => {
  it("never hold a password, nor anything of an address but its host", () => {
    const address = fc.oneof(
      withSecret,
      withSecret.map((text) => `https://ci.example.com/${encodeURI(text.toWellFormed())}`),
      fc.constant(`https://user:${SECRET}@ci.example.com/hook?token=${SECRET}#${SECRET}`),
    );
    fc.assert(
      fc.property(withSecret, address, address, (applicationPassword, hookURL, appiumBrokerAddress) => {
        const values = { applicationPassword, hookURL, appiumBrokerAddress, timeout: 600 };
        for (const shown of [effectiveSettings(values, {}), effectiveSettings({}, values)]) {
          expect(shown).toHaveLength(4);
          expect(JSON.stringify(shown)).not.toContain(SECRET);
        }
      }),
    );
  });

  it("differ exactly where a value is another one; none and an empty one are the same", () => {
    const value = fc.constantFrom(undefined, null, "", "a", "b", 0, 1, false, true);
    fc.assert(
      fc.property(value, value, (now, own) => {
        const shown = effectiveSettings({ mode: 1, screenshotDir: now }, { screenshotDir: own });
        const text = (one: unknown) => (one === undefined || one === null ? "" : String(one));
        if (text(now) === "" && text(own) === "") expect(shown).toEqual([]);
        else expect(shown).toEqual([expect.objectContaining({ differs: text(now) !== text(own) })]);
      }),
    );
  });
});

test("a setting is known by its name in kebab case", () => {
  expect(Object.keys(runParameters).map(settingName)).toEqual(
    expect.arrayContaining([
      ...["hook-url", "create-vnc-connection", "ui-automator-test-classes", "with-annotation"],
      ...["device-timeout", "max-auto-retries-count", "app-file-id", "device-group-id", "test-run-id"],
    ]),
  );
  expect(ONLY_LEGACY.map(settingName)).toContain("application-password");
});

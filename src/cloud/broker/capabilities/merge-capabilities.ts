import { plainLine } from "../../../base/untrusted-text.ts";
import type { Capabilities } from "../backend/backend.ts";
import { WebDriverError } from "../webdriver-error.ts";

const MAX_ALTERNATIVES = 50;

/**
 * The sets of capabilities that a New Session request takes, best first: `alwaysMatch` with each of `firstMatch`
 * (WebDriver 2, Capabilities processing). A null value is as good as none.
 * @throws {WebDriverError} `invalid argument` for a body of another shape, or a capability that stands in both.
 */
export function mergeCapabilities(body: unknown): Capabilities[] {
  if (!isRecord(body)) throw invalid("The body is no JSON object.");
  const { capabilities } = body;
  if (!isRecord(capabilities)) {
    const older = "desiredCapabilities" in body ? " This broker takes no desiredCapabilities." : "";
    throw invalid(`The body has no object capabilities, as W3C WebDriver asks.${older}`);
  }
  const { alwaysMatch = {}, firstMatch = [{}] } = capabilities;
  if (!isRecord(alwaysMatch)) throw invalid("alwaysMatch is no object.");
  if (!Array.isArray(firstMatch) || firstMatch.length === 0)
    throw invalid("firstMatch is no list with an entry.");
  if (firstMatch.length > MAX_ALTERNATIVES) {
    throw invalid(`firstMatch has ${firstMatch.length} entries; at most ${MAX_ALTERNATIVES} are read.`);
  }
  const required = withoutNulls(alwaysMatch);
  return firstMatch.map((entry, index) => {
    if (!isRecord(entry)) throw invalid(`firstMatch[${index}] is no object.`);
    const extra = withoutNulls(entry);
    const twice = Object.keys(extra).find((name) => Object.hasOwn(required, name));
    if (twice !== undefined) {
      throw invalid(
        `${plainLine(twice, 80)} stands in alwaysMatch and in firstMatch[${index}]; one is enough.`,
      );
    }
    return { ...required, ...extra };
  });
}

function withoutNulls(capabilities: Capabilities): Capabilities {
  return Object.fromEntries(Object.entries(capabilities).filter(([, value]) => value !== null));
}

function isRecord(value: unknown): value is Capabilities {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalid(message: string): WebDriverError {
  return new WebDriverError("invalid argument", message);
}

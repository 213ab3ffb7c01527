import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";

/** One thing that keeps a suite from being sent: what, with which value, and what to do about it. */
export interface Problem {
  readonly message: string;
  readonly remedy: string;
}

/** More than these are counted, not listed: an annotation holds 4,096 characters. */
const LISTED = 15;

/** All problems of the suite given as `path` in one `package` error, so that nobody mends them one run at a time. */
export function packageError(path: string, problems: readonly Problem[]): DeviceCloudError {
  const [first] = problems;
  if (first && problems.length === 1) {
    return new DeviceCloudError("package", first.message, { remedy: first.remedy });
  }
  const lines = problems.slice(0, LISTED).map(({ message, remedy }) => `- ${message} ${remedy}`);
  if (problems.length > LISTED) lines.push(`- and ${problems.length - LISTED} more.`);
  const heading = `suite-path "${plainLine(path)}" cannot be sent for ${problems.length} reasons:`;
  return new DeviceCloudError("package", [heading, ...lines].join("\n"));
}

import { chmod, open } from "node:fs/promises";
import { join } from "node:path";
import { POWERSHELL_SCRIPT } from "./entry-script.ts";
import { findProgram } from "./find-program.ts";

type Words = [program: string, ...args: string[]];

const POWERSHELL_PATH = "/usr/local/bin:/usr/bin:/bin:/opt/microsoft/powershell/7:/opt/homebrew/bin";

/** How to start the script `name` in `folder`, or why it cannot be. `shown` is the folder as the suite sees it. */
export async function scriptCommand(
  folder: string,
  shown: string,
  name: string,
): Promise<{ words: Words } | { reason: string }> {
  if (name === POWERSHELL_SCRIPT) return powershellCommand(join(shown, name));
  const path = join(folder, name);
  const first = await firstLine(path);
  if (!first.startsWith("#!")) return { words: ["/bin/sh", join(shown, name)] };
  if (first.endsWith("\r")) {
    return {
      reason: `${name} has Windows line ends, so its interpreter "${first.slice(2).trim()}" cannot be found. Save it with LF line ends.`,
    };
  }
  // Archives made on Windows, or by tools that do not know the bit, lose it.
  await chmod(path, 0o755);
  return { words: [join(shown, name)] };
}

function powershellCommand(script: string): { words: Words } | { reason: string } {
  const pwsh = findProgram(["pwsh"], POWERSHELL_PATH);
  if (pwsh) return { words: [pwsh, "-NoProfile", "-NonInteractive", "-File", script] };
  return {
    reason: `The package starts with ${POWERSHELL_SCRIPT}, and PowerShell is missing on this machine. Install PowerShell (pwsh), or add a run-tests.sh.`,
  };
}

async function firstLine(path: string): Promise<string> {
  await using file = await open(path, "r");
  const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
  return buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0] ?? "";
}

import type { BrowserProfile } from "./browser-profile.ts";
import type { Beside } from "./place-beside.ts";

/** One execution of a package: `run-tests.sh` (or `.ps1`) at the root of a zip archive. */
export interface PackageOrder {
  /** The zip archive. */
  readonly packagePath: string;
  /** A shell script that runs instead of the package's own `run-tests` script. */
  readonly script?: string;
  /** An existing empty folder, owned by this order: the working folder of the script. It stays for the caller to read. */
  readonly workspace: string;
  /** The variables of this run, `SVC_*` by name, beside the clean environment every suite gets. */
  readonly environment: Readonly<Record<string, string>>;
  /** Further variables: each holds the absolute path, as the script sees it, of this path in the working folder. */
  readonly paths?: Readonly<Record<string, string>>;
  /** What lies in the working folder beside the package. */
  readonly beside?: Beside;
  readonly profile: BrowserProfile;
  /** Blotted out of the output, also when split over chunks, with base64 of `secret:` and the address forms. */
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  /** Ends the run: everything it started is killed before `run` resolves. */
  readonly signal: AbortSignal;
  /** Standard output and standard error, in order of arrival. */
  onOutput(chunk: Buffer): void;
}

/** How an execution ended. `refused`: the package was not started, and why. */
export type PackageEnd =
  | { readonly how: "exited"; readonly exitCode: number }
  | { readonly how: "timeout" }
  | { readonly how: "aborted" }
  | { readonly how: "refused"; readonly reason: string };

export interface PackageRunner {
  readonly isolation: "bubblewrap" | "process-group";
  /** Runs one package; resolves only when every process it started is gone. */
  run(order: PackageOrder): Promise<PackageEnd>;
}

import { plainLine, plainText } from "../../base/untrusted-text.ts";
import type { CaseStatus, JunitLimits, TestCase } from "./junit-report.ts";

type Attributes = Readonly<Record<string, string>>;
interface OpenCase {
  /** It stands for a failure outside any case: a suite that could not be set up. */
  readonly standsForSuite: boolean;
  readonly suite: string;
  readonly className: string;
  readonly name: string;
  readonly durationMs: number | undefined;
  status: CaseStatus;
  message: string;
  details: string;
}

const ROOTS = ["testsuites", "testsuite", "testcase"];
const OUTCOMES: ReadonlyMap<string, CaseStatus> = new Map([
  ["failure", "failed"],
  ["error", "failed"],
  ["skipped", "skipped"],
]);
/** What writers put into `status` or `result` of a case that did not run. */
const NOT_RUN = ["skipped", "notrun", "disabled", "ignored", "suppressed"];
/** The name of a case that stands for its suite. */
const SUITE_ITSELF = "(suite)";

/** Turns the elements of a JUnit file into test cases. A failure or error wins over a skip. */
export class JunitCases {
  readonly list: TestCase[] = [];
  readonly #limits: JunitLimits;
  readonly #refuse: (reason: string) => never;
  readonly #suites: string[] = [];
  #begun = false;
  #case: OpenCase | undefined;
  /** The element within the open case whose text is being collected. */
  #outcome: string | undefined;
  #linesLeft: number;
  #detailsLeft: number;

  /** `refuse` must throw: it is called when the file is no JUnit or beyond the limits. */
  constructor(limits: JunitLimits, refuse: (reason: string) => never) {
    this.#limits = limits;
    this.#refuse = refuse;
    this.#linesLeft = limits.maxTotal;
    this.#detailsLeft = limits.maxTotal;
  }

  /** Whether there was a root element. */
  get begun(): boolean {
    return this.#begun;
  }

  open(element: string, attributes: Attributes): void {
    if (!this.#begun && !ROOTS.includes(element)) {
      this.#refuse(`this is not JUnit: the root element is <${plainLine(element, 40)}>`);
    }
    this.#begun = true;
    const status = OUTCOMES.get(element);
    if (element === "testsuite") this.#suites.push(this.#line(attributes.name) || this.#suite);
    else if (element === "testcase") this.#openCase(attributes, false);
    else if (status) this.#openOutcome(element, status, attributes);
  }

  text(text: string): void {
    if (!this.#case || !this.#outcome) return;
    const room = Math.min(this.#limits.maxDetails - this.#case.details.length, this.#detailsLeft);
    const kept = text.slice(0, Math.max(0, room));
    this.#case.details += kept;
    this.#detailsLeft -= kept.length;
  }

  close(element: string): void {
    if (element === "testsuite") this.#suites.pop();
    else if (element === "testcase") this.#closeCase();
    else if (element === this.#outcome) {
      this.#outcome = undefined;
      if (this.#case?.standsForSuite) this.#closeCase();
    }
  }

  get #suite(): string {
    return this.#suites.at(-1) ?? "";
  }

  #openCase(attributes: Attributes, standsForSuite: boolean): void {
    this.#closeCase();
    const { maxCases } = this.#limits;
    if (this.list.length >= maxCases) this.#refuse(`more than ${maxCases} test cases`);
    const state = (attributes.status ?? attributes.result ?? "").toLowerCase();
    this.#case = {
      standsForSuite,
      suite: this.#suite,
      className: this.#line(attributes.classname ?? attributes.class),
      name: this.#line(attributes.name) || "(no name)",
      durationMs: durationMsOf(attributes.time),
      status: NOT_RUN.includes(state) ? "skipped" : "passed",
      message: "",
      details: "",
    };
  }

  #openOutcome(element: string, status: CaseStatus, attributes: Attributes): void {
    if (!this.#case && status === "skipped") return;
    if (!this.#case) this.#openCase({ name: SUITE_ITSELF }, true);
    const open = this.#case;
    if (!open || (open.status === "failed" && status === "skipped")) return;
    if (open.status !== status) Object.assign(open, { status, message: "", details: "" });
    open.message ||= this.#line(attributes.message || attributes.type);
    this.#outcome = element;
  }

  #closeCase(): void {
    const closed = this.#case;
    if (!closed) return;
    const { suite, className, name, status, durationMs } = closed;
    const details = plainText(closed.details).trim();
    const message = closed.message || this.#line(details.split("\n", 1)[0]);
    this.list.push({
      ...{ suite, className, name, status },
      ...(message && { message }),
      ...(details && { details }),
      ...(durationMs !== undefined && { durationMs }),
    });
    this.#case = undefined;
    this.#outcome = undefined;
  }

  #line(text: string | undefined): string {
    const line = plainLine(text ?? "", this.#limits.maxLine);
    this.#linesLeft -= line.length;
    if (this.#linesLeft < 0) this.#refuse(`names and messages exceed ${this.#limits.maxTotal} characters`);
    return line;
  }
}

/** Writers give seconds as `1.5`, with thousands as `1,234.5`, or in their own locale as `1,5`. */
function durationMsOf(time: string | undefined): number | undefined {
  const text = time?.trim() ?? "";
  const seconds = Number(text.includes(".") ? text.replaceAll(",", "") : text.replace(",", "."));
  return text !== "" && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1_000) : undefined;
}

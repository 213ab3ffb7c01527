import { ANNOTATIONS_PER_LEVEL, MESSAGE_LIMIT } from "./annotation.ts";
import type { Masker } from "./masker.ts";
import type { Annotation, Command, Stage } from "./step-run.ts";
import type { Timeline } from "./timeline.ts";

export interface RecordOptions {
  readonly masker: Masker;
  readonly timeline: Timeline;
  readonly state: Map<string, string>;
  /** Whether debug messages show in the log. */
  readonly debug: boolean;
}

/** What the runner writes down about one stage while it runs. */
export class StageRecord {
  readonly stage: Stage;
  readonly masker: Masker;
  readonly #timeline: Timeline;
  readonly #debug: boolean;
  readonly annotations: Annotation[] = [];
  readonly commands: Command[] = [];
  readonly masks: string[] = [];
  readonly groups: string[] = [];
  readonly outputs = new Map<string, string>();
  /** Shared by the stages of a step. */
  readonly state: Map<string, string>;
  readonly exportedEnv = new Map<string, string>();
  readonly paths: string[] = [];
  readonly #log: string[] = [];
  summary = "";
  /** A command that the runner could not carry out fails the step, whatever its exit code. */
  commandFailed = false;

  constructor(stage: Stage, options: RecordOptions) {
    this.stage = stage;
    this.masker = options.masker;
    this.state = options.state;
    this.#timeline = options.timeline;
    this.#debug = options.debug;
  }

  get log(): string {
    return this.#log.map((line) => `${line}\n`).join("");
  }

  output(text: string): void {
    const masked = this.masker.mask(text);
    this.#log.push(masked);
    this.#timeline.record({ kind: "log", stage: this.stage, text: masked });
  }

  debug(text: string): void {
    if (this.#debug) this.output(`##[debug]${text}`);
  }

  annotate(annotation: Annotation): void {
    const message = this.masker.mask(annotation.message).slice(0, MESSAGE_LIMIT);
    const masked: Annotation = { ...annotation, message };
    const shown = this.annotations.filter(({ level }) => level === annotation.level).length;
    if (shown < ANNOTATIONS_PER_LEVEL) {
      this.annotations.push(masked);
      this.#timeline.record({ kind: "annotation", stage: this.stage, annotation: masked });
    }
    if (message !== "") this.output(`##[${annotation.level}]${message}`);
  }

  /** The runner's own annotation. */
  tell(level: Annotation["level"], message: string): void {
    this.annotate({ level, message, origin: "runner" });
  }

  /** A command or file that could not be carried out. */
  refuse(what: string, why: string): void {
    this.tell("error", what);
    this.tell("error", why);
    this.commandFailed = true;
  }

  addMask(value: string): void {
    this.masks.push(value);
    this.masker.addWithLines(value);
  }

  /** A path again moves to the front of the later `PATH`. */
  addPath(path: string): void {
    const known = this.paths.indexOf(path);
    if (known >= 0) this.paths.splice(known, 1);
    this.paths.push(path);
  }

  setOutput(name: string, value: string): void {
    if (name === "") throw new Error("Value cannot be null. (Parameter 'name')");
    this.outputs.set(name, value);
  }

  /** State names are the same in any case. */
  saveState(name: string, value: string): void {
    for (const known of this.state.keys()) {
      if (known.toLowerCase() === name.toLowerCase()) {
        this.state.set(known, value);
        return;
      }
    }
    this.state.set(name, value);
  }

  /** @returns false where the runner forbids it. */
  exportEnv(name: string, value: string): boolean {
    if (name.toUpperCase() === "NODE_OPTIONS") return false;
    this.exportedEnv.set(name, value);
    return true;
  }
}

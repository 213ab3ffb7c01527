import type { CloudParts } from "../cloud-parts.ts";
import type { UserRecord } from "../store/records.ts";
import type { Html } from "./html.ts";
import type { PageSession } from "./session/page-sessions.ts";

/** One request of somebody who is signed in. */
export interface Visit {
  readonly cloud: CloudParts;
  readonly user: UserRecord;
  readonly session: PageSession;
  /** The ids of the path. */
  readonly ids: Readonly<Record<string, number>>;
  readonly query: URLSearchParams;
  /** The address under which the browser reached this cloud. */
  readonly origin: string;
  /** When the request came, in milliseconds since the epoch. Everything shown is as of then. */
  readonly nowMs: number;
}

/** A step of the way from the overview to a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** What a page shows. */
export interface View {
  readonly title: string;
  /** Sections, each with an `id` of its own: while `live`, they are replaced one by one. */
  readonly body: Html;
  readonly crumbs?: readonly Crumb[];
  /** Something on it is still under way: the page keeps itself up to date. */
  readonly live?: boolean;
}

/** A page for who is signed in. `path` names ids as `:runId`. */
export interface PageRoute {
  readonly path: string;
  show(visit: Visit): View | Promise<View>;
}

/** A form of the page: it changes something and says where to go on, or shows what can be seen only now. */
export interface FormRoute {
  readonly path: string;
  /** Returns the address of the page that shows what came of it, or itself what is nowhere else: a secret. */
  submit(visit: Visit, form: URLSearchParams): string | View | Promise<string | View>;
}

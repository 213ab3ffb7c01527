import { type Exchange, json, type Reply } from "../recording-server.ts";

const DOCUMENTATION = "https://docs.github.com/rest";

/** An error as GitHub words it. */
export function refuse(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Reply {
  return json(status, { message, ...more, documentation_url: DOCUMENTATION, status: String(status) });
}

/** A request whose body breaks the schema of its operation. */
export function invalid(why: string): Reply {
  return refuse(422, `Invalid request.\n\n${why}`);
}

/** A request whose fields do not fit what they are for. */
export function unprocessable(resource: string, field: string, message: string): Reply {
  return refuse(422, "Validation Failed", {
    errors: [{ resource, code: "unprocessable", field, message }],
  });
}

export function notFound(): Reply {
  return refuse(404, "Not Found");
}

const LARGEST_PAGE = 100;

/** One page of a list, with links to the others. `wrap` makes the body of the page. */
export function page<T>(
  { url, headers }: Exchange,
  records: readonly T[],
  wrap: (shown: readonly T[]) => unknown = (shown) => shown,
): Reply {
  const number = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  const asked = Number(url.searchParams.get("per_page") ?? 30) || 30;
  const size = Math.min(Math.max(1, asked), LARGEST_PAGE);
  const last = Math.max(1, Math.ceil(records.length / size));
  const link = (to: number, rel: string) => {
    const target = new URL(url);
    target.host = headers.host ?? url.host;
    target.searchParams.set("page", String(to));
    return `<${target}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, "prev")] : []),
    ...(number < last ? [link(number + 1, "next"), link(last, "last")] : []),
    ...(number > 1 ? [link(1, "first")] : []),
  ];
  const shown = records.slice((number - 1) * size, number * size);
  return json(200, wrap(shown), links.length > 0 ? { link: links.join(", ") } : {});
}

/** The fields of a JSON body. @throws where it is no JSON object. */
export function fieldsOf({ body }: Exchange): Record<string, unknown> {
  const value: unknown = body.length === 0 ? {} : JSON.parse(body.toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error("Problems parsing JSON");
  }
  return value as Record<string, unknown>;
}

/** The names of WebDriver's commands by method and path, ids left out: for people who read a log. */
const NAMES: Readonly<Record<string, string>> = {
  "POST /url": "navigate",
  "GET /url": "read the address",
  "POST /back": "back",
  "POST /forward": "forward",
  "POST /refresh": "refresh",
  "GET /title": "read the title",
  "GET /source": "read the source",
  "POST /element": "find an element",
  "POST /elements": "find elements",
  "POST /element/*/element": "find an element inside",
  "POST /element/*/elements": "find elements inside",
  "GET /element/active": "read the active element",
  "POST /element/*/click": "click",
  "POST /element/*/clear": "clear",
  "POST /element/*/value": "type",
  "GET /element/*/text": "read a text",
  "GET /element/*/displayed": "look whether it shows",
  "POST /execute/sync": "run a script",
  "POST /execute/async": "run a script",
  "GET /screenshot": "take a screenshot",
  "GET /element/*/screenshot": "take a screenshot of an element",
  "POST /actions": "perform actions",
  "POST /frame": "switch to a frame",
  "POST /window": "switch to a window",
  "POST /se/file": "upload a file",
  "POST /file": "upload a file",
  "DELETE ": "quit",
};

/** What a command does, in words where they are known; `path` is below the session, without its query. */
export function commandName(method: string, path: string): string | undefined {
  return NAMES[`${method} ${withoutIds(path)}`];
}

/** The path with `*` for the ids of elements and shadow roots: long, and of no use to who reads it. */
export function withoutIds(path: string): string {
  return path.replace(/\/(element|shadow)\/(?!active(?:\/|$))[^/]+/g, "/$1/*");
}

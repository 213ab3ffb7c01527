import type { Dice } from "./dice.ts";

/** Texts that break careless readers: of numbers, paths, queries, headers, scripts and of Unicode. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    "",
    " ",
    "0",
    "-0",
    "-1",
    "+1",
    "1.5",
    "1e309",
    "0x10",
    "007",
    "１２",
    "NaN",
    "Infinity",
    "null",
    "undefined",
  ],
  ...[
    "true",
    "[]",
    "{}",
    "[1]",
    '"',
    "'",
    "\\",
    "2147483648",
    "-2147483649",
    "9007199254740993",
    "9".repeat(40),
  ],
  ...[
    "' OR '1'='1",
    "1; DROP TABLE documents; --",
    "') OR 1=1 --",
    "%",
    "%%",
    "%25",
    "_",
    "*",
    "?",
    "(",
    "[",
    "\\d+",
  ],
  ...[
    "../../../../etc/passwd",
    "..\\..\\boot.ini",
    "/etc/passwd",
    "file:///etc/passwd",
    ".",
    "..",
    "a/../b",
    "//x",
  ],
  ...[
    "\0",
    "a\0b",
    "\r\nx-injected: 1",
    "\n",
    "\t",
    "\u001b[31m",
    "\u007f",
    "\u202egnp.exe",
    "\ufeff",
    "\ufffe",
  ],
  ...["\ud800", "😀", "e\u0301\u0301\u0301", "ﷺ", "İ", "ß", "ǆ", "\u{10ffff}"],
  ...["<script>alert(1)</script>", "${7*7}", "{{7*7}}", "$(true)", "`true`", "; true", "%s%n%x", "=1+1"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "length", "valueOf"],
  ...[
    "http://127.0.0.1:1/",
    "https://[::1]/",
    "ftp://x",
    "javascript:alert(1)",
    "http://",
    "a@b.example",
    "@",
  ],
  ...["1,2,3", "1|2", ",", "|", ";", "_a", "id_", "name_x", "n_id_eq_", "n__eq_1", "_____"],
  ...[
    "x".repeat(300),
    "é".repeat(5_000),
    ";".repeat(500),
    "_".repeat(500),
    "%".repeat(200),
    "(".repeat(1_000),
  ],
];

/** JSON values where a record has another type, or one of its own. */
export function hostileJson(dice: Dice): unknown {
  return dice.pick<() => unknown>([
    () => null,
    () => dice.pick(HOSTILE_TEXTS),
    () => dice.pick([0, -1, 1.5, 1e300, 2 ** 53, -(2 ** 63)]),
    () => dice.chance(0.5),
    () => [],
    () => Array.from({ length: dice.whole(1, 2_000) }, () => dice.whole(-9, 9)),
    () => ({}),
    () => ({ [dice.pick(HOSTILE_TEXTS)]: dice.pick(HOSTILE_TEXTS) }),
    () => nested(dice.pick([3, 90, 110, 2_000])),
  ])();
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Bodies that say they are JSON and are none, or more than anybody should read. */
export const BROKEN_JSON: readonly string[] = [
  ...["", " ", "{", "}", "nul", "{'a':1}", '{"a":1,}', "[1,]", '"\ud800"', "\0", "NaN", "1".repeat(400)],
  ...['{"fileId":1}{"fileId":2}', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...["[".repeat(50_000), `${"[".repeat(5_000)}${"]".repeat(5_000)}`, `"${"x".repeat(1_200_000)}"`],
];

export const MEDIA_TYPES: readonly string[] = [
  ...[
    "application/json",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "text/plain",
  ],
  ...["text/xml", "application/octet-stream", "multipart/form-data", "multipart/form-data; boundary=", "x"],
  ...[
    "multipart/form-data; boundary=b",
    "multipart/mixed; boundary=b",
    "application/json, text/html",
    "*/*",
    ";",
  ],
];

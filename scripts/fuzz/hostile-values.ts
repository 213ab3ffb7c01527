import type { Dice } from "./dice.ts";

const words = (line: string) => line.split(" ");

/** Texts that break careless readers: of numbers, paths, queries, headers, scripts and of Unicode. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...words("0 -0 -1 +1 1.5 1e309 0x10 007 １２ NaN Infinity null undefined true [] {} [1]"),
  ...words("2147483648 -2147483649 9007199254740993 9223372036854775808 1,2,3 1|2 , | ; : @ & = # ?"),
  ...words("\" ' \\ % %% %25 _ * ( [ \\d+ ' OR'1'='1 ') ; -- = @ -x"),
  ...["' OR '1'='1", "1; DROP TABLE documents; --", "') OR 1=1 --", "=1+1", "; true", "$(true)", "`true`"],
  ...words("../../../../etc/passwd ..\\..\\boot.ini /etc/passwd file:///etc/passwd . .. a/../b //x"),
  ...words("http://127.0.0.1:1/ https://[::1]/ ftp://x javascript:alert(1) http:// a@b.example"),
  ...words("__proto__ constructor toString hasOwnProperty length valueOf ${7*7} {{7*7}} %s%n%x"),
  ...words("_a id_ name_x n_id_eq_ n__eq_1 _____ <script>alert(1)</script>"),
  ...["", " ", "\0", "a\0b", "\r\nx-injected: 1", "\n", "\t", "\u001b[31m", "\u007f", "\ufeff", "\ufffe"],
  ...["\u202egnp.exe", "\ud800", "😀", "e\u0301\u0301\u0301", "ﷺ", "İ", "ß", "ǆ", "\u{10ffff}"],
  ...["x".repeat(300), "é".repeat(5_000), "9".repeat(40)],
  ...[";", "_", "%", "("].map((character) => character.repeat(500)),
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
  ...words('{ } nul {\'a\':1} {"a":1,} [1,] NaN {"fileId":1}{"fileId":2}'),
  ...["", " ", '"\ud800"', "\0", "1".repeat(400), "[".repeat(50_000)],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...[`${"[".repeat(5_000)}${"]".repeat(5_000)}`, `"${"x".repeat(1_200_000)}"`],
];

export const MEDIA_TYPES: readonly string[] = [
  ...["application/json", "application/json; charset=utf-16", "application/json, text/html"],
  ...[
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    "text/plain",
    "text/xml",
    "x",
    "*/*",
    ";",
  ],
  ...["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=b"],
  "multipart/mixed; boundary=b",
];

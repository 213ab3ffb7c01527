/**
 * Why a symbolic link at `path` (inside an extracted folder) must not point to `target`, or undefined when it stays
 * inside. `..` may only lead the target: behind a name it could climb out of a folder that is itself a link.
 */
export function linkProblem(path: string, target: string): string | undefined {
  if (target === "" || /[\u0000-\u001f\u007f\\]/.test(target)) return "is a link to an unusable name";
  if (target.startsWith("/")) return "is a link to an absolute path";
  const parts = target.split("/").filter((part) => part !== "" && part !== ".");
  const climbs = parts.findIndex((part) => part !== "..");
  const ups = climbs === -1 ? parts.length : climbs;
  const depth = path.split("/").length - 1;
  if (ups > depth || parts.slice(ups).includes("..")) return "is a link that leads out of the folder";
  return undefined;
}

import type { DeviceRunOutcome } from "../device-run-work.ts";

/** The JUnit file of a played device run: as many test cases as its outcome counts, and what they are. */
export function playedJunit(deviceName: string, outcome: DeviceRunOutcome): string {
  const { passed, failed, skipped } = outcome;
  const cases = [
    ...numbered(passed, (number) => `<testcase classname="simulated" name="passes ${number}"/>`),
    ...numbered(
      failed,
      (number) =>
        `<testcase classname="simulated" name="fails ${number}"><failure message="Simulated"/></testcase>`,
    ),
    ...numbered(
      skipped,
      (number) => `<testcase classname="simulated" name="is skipped ${number}"><skipped/></testcase>`,
    ),
  ];
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}"`;
  return `<testsuite name="Simulated: ${escaped(deviceName)}" ${counts}>${cases.join("")}</testsuite>\n`;
}

function numbered(count: number, write: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => write(index + 1));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

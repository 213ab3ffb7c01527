/** The device's name in an archive's folder of a device run, `<device name>-<device run id>` (docs/decisions.md, Files). */
export function deviceNameIn(archiveFolder: string | undefined, deviceRunId: number): string | undefined {
  const end = `-${deviceRunId}`;
  return archiveFolder?.endsWith(end) ? archiveFolder.slice(0, -end.length) || undefined : undefined;
}

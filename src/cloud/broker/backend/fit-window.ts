import { sendCommand } from "./send-command.ts";

const MEASURE = "return [innerWidth, innerHeight, outerWidth, outerHeight]";

/** Gives the window the size with which its page has `width` × `height` CSS pixels: the bars around it take some. */
export async function fitWindow(
  address: URL,
  sessionId: string,
  { width, height }: { readonly width: number; readonly height: number },
  signal: AbortSignal,
): Promise<void> {
  const path = `/session/${sessionId}`;
  const measure = { script: MEASURE, args: [] };
  const { value } = await sendCommand(
    address,
    { method: "POST", path: `${path}/execute/sync`, body: measure },
    signal,
  );
  if (!Array.isArray(value) || !value.every((one) => typeof one === "number")) return;
  const [innerWidth, innerHeight, outerWidth, outerHeight] = value as [number, number, number, number];
  const rect = { width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight };
  await sendCommand(address, { method: "POST", path: `${path}/window/rect`, body: rect }, signal);
}

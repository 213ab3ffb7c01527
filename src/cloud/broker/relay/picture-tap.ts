import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { asDeviceCloudError } from "../../../base/errors.ts";
import { SCREENSHOTS_FOLDER } from "../../../contract/results/layout.ts";
import type { BrokerSession } from "../broker-session.ts";
import { base64Field } from "./base64-field.ts";

const PICTURE = /^(?:\/element\/[^/]+)?\/screenshot(?:\/full)?$/;
/** More pictures than this are relayed but not kept. */
const MAX_PICTURES = 500;

/**
 * Keeps the picture that a command takes, from its answer on the way to the client. Returns the name under which it is
 * kept, undefined for a command that takes none.
 */
export function tapPicture(
  session: BrokerSession,
  { method, path }: { readonly method: string; readonly path: string },
  answer: IncomingMessage,
): string | undefined {
  if (method !== "GET" || !PICTURE.test(path)) return undefined;
  const number = session.nextPicture();
  if (number > MAX_PICTURES) return undefined;
  const name = `${SCREENSHOTS_FOLDER}/${String(number).padStart(4, "0")}.png`;
  const { bench, store } = session.parts.record;
  const copy = new PassThrough();
  const picture = copy.pipe(base64Field("value"));
  // A copy that nobody takes, or takes any more, must not hold up the client: a pipe waits for one that is destroyed.
  const drop = () => {
    answer.unpipe(copy);
    copy.destroy();
  };
  picture.once("error", drop);
  answer.once("close", () => answer.complete || picture.destroy(new Error("the answer was cut short")));
  answer.pipe(copy);
  const kept = bench.results.add(name, (maxBytes) => store.blobs.keep(picture, maxBytes));
  session.writing(
    kept.catch((error: unknown) => {
      drop();
      bench.tell(`The picture ${name} was not kept: ${asDeviceCloudError(error).message}`);
    }),
  );
  return name;
}

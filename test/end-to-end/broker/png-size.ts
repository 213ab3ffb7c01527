const SIGNATURE = "89504e470d0a1a0a";

/** Width and height of a PNG in pixels. @throws for anything else. */
export function pngSize(picture: Buffer): [width: number, height: number] {
  if (picture.subarray(0, 8).toString("hex") !== SIGNATURE) throw new Error("This is no PNG.");
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

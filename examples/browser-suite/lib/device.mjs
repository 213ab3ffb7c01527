/**
 * The device the suite runs as, from the variables of the device cloud; an ordinary desktop window without them.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{name: string, width: number, height: number, scale: number, mobile: boolean, touch: boolean, userAgent: string}}
 *   `width` and `height` in CSS pixels, `scale` in device pixels per CSS pixel; an empty `userAgent` means the browser's own.
 */
export function deviceFrom(env) {
  return {
    name: env.SVC_DEVICE_NAME || "desktop window",
    width: Number(env.SVC_DEVICE_WIDTH || 1280),
    height: Number(env.SVC_DEVICE_HEIGHT || 800),
    scale: Number(env.SVC_DEVICE_SCALE || 1),
    mobile: env.SVC_DEVICE_MOBILE === "true",
    touch: env.SVC_DEVICE_TOUCH === "true",
    userAgent: env.SVC_DEVICE_USER_AGENT || "",
  };
}

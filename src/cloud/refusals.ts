import { DeviceCloudError } from "../base/errors.ts";

/** 400: a parameter, a body or a name is wrong. */
export function badRequest(message: string, remedy?: string): DeviceCloudError {
  return new DeviceCloudError("refused", message, {
    status: 400,
    ...(remedy === undefined ? {} : { remedy }),
  });
}

/** 401: no credentials, or none that are known. */
export function unauthorized(message: string): DeviceCloudError {
  return new DeviceCloudError("unauthorized", message, {
    status: 401,
    remedy:
      "Send the API key as the user name of Basic authentication with an empty password, or a valid token.",
  });
}

/** 403: known, but not permitted. */
export function forbidden(message: string): DeviceCloudError {
  return new DeviceCloudError("forbidden", message, { status: 403 });
}

/** 404: the addressed record is missing. `what` names its kind: `job`. */
export function notFound(what: string, id: number | string): DeviceCloudError {
  return new DeviceCloudError("not-found", `No ${what} ${id}.`, { status: 404 });
}

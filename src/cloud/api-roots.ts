/** The path of the API in links that this cloud makes (Versioning). */
export const API_ROOT = "/api/v2";
/** Every path under which services of this kind, and therefore this cloud, serve the API. */
export const API_ROOTS = [API_ROOT, "/api", "/cloud/api/v2"] as const;

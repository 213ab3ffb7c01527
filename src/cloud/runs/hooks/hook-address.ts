const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address of a `hookURL`, or why it is not called: whoever may start a run must not make this machine send
 * requests into its network. Loopback and `allowHosts` (`name` or `name:port`) are called, without credentials.
 */
export function hookAddress(
  hookUrl: string,
  allowHosts: readonly string[],
): { readonly url: URL } | { readonly refusal: string } {
  const url = URL.canParse(hookUrl) ? new URL(hookUrl) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    return { refusal: "hookURL is not called: it is no http or https address." };
  }
  if (url.username !== "" || url.password !== "") {
    return { refusal: "hookURL is not called: it carries credentials." };
  }
  const allowed = allowHosts.map((host) => host.toLowerCase());
  if (LOOPBACK.test(url.hostname) || allowed.includes(url.hostname) || allowed.includes(url.host)) {
    return { url };
  }
  return {
    refusal: `hookURL is not called: the host ${url.hostname} is not allowed. Start the cloud with --allow-hook ${url.hostname}.`,
  };
}

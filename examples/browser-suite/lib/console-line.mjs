/** What a DevTools event says to a reader of the console; undefined for events that are no output. */
export function consoleLine(method, params) {
  if (method === "Runtime.consoleAPICalled") return `${params.type}: ${params.args.map(spell).join(" ")}`;
  if (method === "Runtime.exceptionThrown") return `exception: ${describe(params.exceptionDetails)}`;
  if (method === "Log.entryAdded")
    return `${params.entry.level}: ${params.entry.text} ${params.entry.url ?? ""}`;
  return undefined;
}

function spell(argument) {
  return String(argument.value ?? argument.description ?? argument.type);
}

function describe(details) {
  return details.exception?.description ?? details.text;
}

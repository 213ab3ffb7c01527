import type { Generation } from "../../contract/operation.ts";
import type { Handler } from "./handler.ts";
import { handlers } from "./index.ts";

/** What a service of this generation has; an operation of the other side is no operation there. */
export function servedHandlers(generation: Generation): readonly Handler[] {
  return handlers.filter(({ operation }) => {
    const side: Generation = operation.generation;
    return generation === "both" || side === "both" || side === generation;
  });
}

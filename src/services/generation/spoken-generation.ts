import { type GenerationChoice, type GenerationTools, ServiceGeneration } from "./service-generation.ts";

/**
 * The generation in which a service is spoken to, for those that do nothing yet that would tell: with `auto` it is asked
 * for something that only the older one has.
 */
export function spokenGeneration(
  choice: GenerationChoice,
  tools: GenerationTools,
  signal: AbortSignal,
): Promise<"legacy" | "current"> {
  if (choice !== "auto") return Promise.resolve(choice);
  return new ServiceGeneration(choice, tools).speak<"legacy" | "current">(
    {
      async legacy() {
        await tools.client.jobs.list({ query: { limit: 1 } }, { signal }).page();
        return "legacy";
      },
      current: async () => "current",
    },
    signal,
  );
}

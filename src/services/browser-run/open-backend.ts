import type { GenerationChoice } from "../generation/service-generation.ts";
import { ServiceGeneration } from "../generation/service-generation.ts";
import type { BackendTools, SuiteBackend } from "./backend.ts";
import { BuildsBackend, type BuildsOrder } from "./builds/builds-backend.ts";
import { type DesktopOrder, DesktopRunBackend } from "./desktop/desktop-run-backend.ts";

export interface BackendOrder extends BuildsOrder, DesktopOrder {
  readonly generation: GenerationChoice;
}

interface Tools extends BackendTools {
  readonly signal: AbortSignal;
}

/** The way in which this service runs suites: builds of a job, or a test run of the newer generation. */
export function openBackend(order: BackendOrder, tools: Tools): Promise<SuiteBackend> {
  const { client, signal } = tools;
  const generation = new ServiceGeneration(order.generation, tools);
  return generation.speak<SuiteBackend>(
    {
      async legacy() {
        // Nothing to be made yet: this asks whether there are jobs at all.
        if (order.generation === "auto") await client.jobs.list({ query: { limit: 1 } }, { signal }).page();
        return new BuildsBackend(order, tools);
      },
      current: async () => new DesktopRunBackend(order, tools),
    },
    signal,
  );
}

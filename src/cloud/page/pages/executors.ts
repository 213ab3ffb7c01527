import { counted } from "../../../base/counted.ts";
import { html } from "../html.ts";
import { badge } from "../parts/outcome.ts";
import { table } from "../parts/table.ts";
import type { PageRoute } from "../visit.ts";

/** The runners of builds, and what each is doing. */
export const executors: PageRoute = {
  path: "/executors",
  show({ cloud }) {
    const records = cloud.executors.map((executor) => ({ ...executor, ...cloud.queue.load(executor.id) }));
    return {
      title: "Executors",
      live: true,
      body: html`<section id="executors" class="panel"><h1>Executors <span class="count">${records.length}</span></h1>
<p class="quiet">Each takes one build at a time and gives it a browser with this screen.</p>
${table({
  caption: "Executors",
  records,
  empty: "This cloud has no executor.",
  columns: [
    { title: "Executor", heads: true, cell: ({ name }) => name },
    {
      title: "State",
      cell: ({ busy }) =>
        badge(busy ? { tone: "running", label: "Busy" } : { tone: "passed", label: "Free" }),
    },
    { title: "Queue", cell: ({ queueLength }) => (queueLength === 0 ? "–" : counted(queueLength, "build")) },
    { title: "System", cell: ({ osType }) => osType },
    { title: "Screen", numeric: true, cell: ({ profile }) => `${profile.width} × ${profile.height}` },
    { title: "Id", numeric: true, cell: ({ id }) => id },
  ],
})}</section>`,
    };
  },
};

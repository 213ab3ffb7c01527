import { registerHooks } from "node:module";

/** The parser imports its schema as JSON without saying so, which only bundlers allow. */
const hooks = registerHooks({
  load: (url, context, next) =>
    /\/@actions\/workflow-parser\/.*\.json$/.test(url)
      ? next(url, { ...context, importAttributes: { type: "json" } })
      : next(url, context),
});

/** GitHub's own parser of workflow files. */
export const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  "@actions/workflow-parser"
);

hooks.deregister();

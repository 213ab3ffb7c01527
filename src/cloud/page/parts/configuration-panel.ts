import type { ConfigurationValues } from "../../store/records.ts";
import { type Html, html } from "../html.ts";
import { type Fact, facts } from "./facts.ts";

/** The configuration of a project or a run, as far as it says anything. A password in it only shows that it is set. */
export function configurationPanel(values: ConfigurationValues): Html {
  return html`<section id="configuration" class="panel"><details id="configuration-values"><summary><h2>Configuration</h2></summary>
${facts(Object.entries(values).map(factOf))}</details></section>`;
}

function factOf([name, value]: [string, string | number | boolean | null]): Fact {
  if (name === "applicationPassword") return [name, value ? "set" : null];
  if (name === "timeout") return [name, `${value} s per device`];
  return [name, value === true ? "yes" : value];
}

import { accountForms } from "./forms/account-forms.ts";
import { brokerForms } from "./forms/broker-forms.ts";
import { buildForms } from "./forms/build-forms.ts";
import { runForms } from "./forms/run-forms.ts";
import { account } from "./pages/account.ts";
import { broker } from "./pages/broker.ts";
import { build } from "./pages/build.ts";
import { deviceRun } from "./pages/device-run.ts";
import { devices } from "./pages/devices.ts";
import { executors } from "./pages/executors.ts";
import { file } from "./pages/file.ts";
import { job, jobs } from "./pages/jobs.ts";
import { overview } from "./pages/overview.ts";
import { project } from "./pages/project.ts";
import { projects } from "./pages/projects.ts";
import { run } from "./pages/run.ts";
import type { FormRoute, PageRoute } from "./visit.ts";

/** Every page, and every form that they have. */
export const pages: readonly PageRoute[] = [
  ...[overview, projects, project, run, deviceRun, jobs, job, build, file],
  ...[devices, broker, executors, account],
];
export const forms: readonly FormRoute[] = [...runForms, ...buildForms, ...brokerForms, ...accountForms];

// The command `device-cloud` from its sources. Not `import.meta.main` there: Node before 24.2 does not know it.
import { main } from "../src/cli/main.ts";

await main();

import { main } from "./index.js";
await main("retry-run");

import { main } from "./index.js";
await main("wait-run");

import { main } from "./index.js";
await main("start-run");

import { main } from "./index.js";
await main("download-results");

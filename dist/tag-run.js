import { main } from "./index.js";
await main("tag-run");

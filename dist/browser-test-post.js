import { main } from "./index.js";
await main("browser-test-post");

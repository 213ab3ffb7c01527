import { main } from "./index.js";
await main("device-test-post");

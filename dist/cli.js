#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error("device-cloud needs Node 24 or newer; this is Node " + process.versions.node + ".");
  process.exit(2);
}
const { main } = await import("./index.js");
await main("cli");

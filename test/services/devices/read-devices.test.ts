import { describe, expect, it } from "vitest";
import { silent } from "../../../src/base/logger.ts";
import { readDevices } from "../../../src/services/devices/read-devices.ts";
import { json, type Reply, refusal, serve } from "../../client/scripted-server.ts";
import { clientAt } from "../runs/setting.ts";

/** The devices that a service with these answers tells. */
async function read(replies: Reply | readonly Reply[], withProperties = false) {
  await using server = await serve(replies);
  await using client = clientAt(server.origin, "a-key");
  const { signal } = new AbortController();
  const devices = await readDevices({ withProperties }, { client, logger: silent, signal });
  return { devices, received: server.received };
}

const phone = { id: 7, name: "Phone", displayName: "Phone", propertyGroupId: 2, propertyGroupName: "Form" };
const tablet = { ...phone, id: 8, name: "tablet", displayName: null };

describe("the devices of a service", () => {
  it("are asked for with those that are disabled or dedicated", async () => {
    const { received } = await read(json(200, { data: [], total: 0 }));
    const [{ path, query } = { path: "", query: new URLSearchParams() }] = received;
    expect(path).toBe("/api/v2/devices");
    expect(query.get("withDisabled")).toBe("true");
    expect(query.get("withDedicated")).toBe("true");
    expect(query.has("withProperties")).toBe(false);
  });

  it("count as available where it says nothing to the contrary, and have a name in any case", async () => {
    const { devices } = await read(
      json(200, [{ id: 1 }, { id: 2, displayName: " ", locked: null, online: null }]),
    );
    const unknown = {
      osType: "",
      osVersion: "",
      creditsPrice: undefined,
      properties: [],
      waiting: undefined,
    };
    const usable = { online: true, locked: false, enabled: true };
    expect(devices).toEqual([
      { id: 1, name: "device 1", ...unknown, ...usable },
      { id: 2, name: "device 2", ...unknown, ...usable },
    ]);
  });

  it("have texts of one line, without what could act on a terminal", async () => {
    const text = "a\u001b[31m\r\n::error::b\u202e\u0000\tc";
    const device = { id: 1, displayName: text, osType: text, softwareVersion: { releaseVersion: text } };
    const [one] = (await read(json(200, [device]))).devices;
    expect(one).toMatchObject({
      name: "a ::error::b c",
      osType: "a ::error::b c",
      osVersion: "a ::error::b c",
    });
    const [long] = (await read(json(200, [{ id: 1, displayName: "x".repeat(1_000) }]))).devices;
    expect(long?.name).toHaveLength(120);
  });

  it.each([
    ["a part of them", { data: [phone], total: 2 }],
    ["none of them", null],
  ])("have all their properties also where the list has %s", async (_, properties) => {
    const { devices, received } = await read(
      [json(200, [{ id: 1, properties }]), json(200, { data: [phone, tablet], total: 2 })],
      true,
    );
    expect(received[1]?.path).toBe("/api/v2/devices/1/properties");
    expect(devices[0]?.properties).toEqual([
      { id: 7, name: "Phone", group: "Form" },
      { id: 8, name: "tablet", group: "Form" },
    ]);
  });

  it("have what the list has where the service does not list the properties of one device", async () => {
    const replies = [
      json(200, [{ id: 1, properties: { data: [phone], total: 2 } }]),
      refusal(404, "No operation"),
    ];
    expect((await read(replies, true)).devices[0]?.properties).toEqual([
      { id: 7, name: "Phone", group: "Form" },
    ]);
  });
});

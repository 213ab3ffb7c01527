import { expect, it } from "vitest";
import { brokerClient } from "./support/broker-client.ts";
import { brokerCloud } from "./support/broker-cloud.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { zipOf } from "./support/zip-of.ts";

const READ =
  "const [file] = document.querySelector('input').files; return file.text().then(t => [file.name, t])";

describeWithDriver("a file that a client sends", () => {
  const cloud = brokerCloud({ brokerLimits: { maxFileBytes: 100_000 } });
  const open = () => brokerClient(cloud()).open();

  for (const path of ["/se/file", "/file"]) {
    it(`by ${path} reaches a file input of the page, and no two get in each other's way`, async () => {
      await using session = await open();
      await session.goTo("<input type=file>");
      for (const content of ["first", "second"]) {
        const seen = await session.post(path, { file: await zipOf(["notes ä.txt", content]) });
        const input = await session.find("input");
        await session.post(`/element/${input}/value`, { text: seen });
        expect(await session.run(READ)).toEqual(["notes ä.txt", content]);
      }
    });
  }

  it("is refused when it is no archive, holds more than one file, leads elsewhere or is too large", async () => {
    await using session = await open();
    const large = "\u0000".repeat(200_000);
    const bodies = [
      { file: Buffer.from("no archive").toString("base64") },
      { file: await zipOf(["a", "1"], ["b", "2"]) },
      { file: await zipOf(["large", large]) },
      {
        file: Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
          .toString("base64")
          .repeat(3),
      },
      { other: "x" },
    ];
    for (const body of bodies) {
      const { status, value } = await session.send("POST", "/se/file", body);
      expect([status, value.error]).toEqual([expect.any(Number), "invalid argument"]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await session.get("/title")).toBe("");
  });

  it("is of its own session only", async () => {
    await using one = await open();
    await using other = await brokerClient(cloud()).open({ "cloud:device": "Google Pixel 8" });
    const seen = await one.post("/se/file", { file: await zipOf(["mine.txt", "secret"]) });
    await other.goTo("<input type=file>");
    const input = await other.find("input");
    const { status, value } = await other.send("POST", `/element/${input}/value`, { text: seen });
    expect([status, value.error]).toEqual([400, "invalid argument"]);
  });
});

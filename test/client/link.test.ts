import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../src/client/address.ts";
import { linkLabel, resolveLink } from "../../src/client/link.ts";
import { bytes, empty, html, json, type Reply, serve, testAuthority } from "./scripted-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { clientOf, failureOf } from "./test-client.ts";

const oauth = { username: "ada@example.com", password: "p4ssw0rd", clientId: "c" };
const redirect = (location: string) => empty(302, { location });

async function fetchTo(client: ReturnType<typeof clientOf>["client"], link: string) {
  await using folder = await temporaryFolder();
  return await client.download(link, join(folder.path, "x"));
}

describe("credentials on download links", () => {
  it("go to the service's own origin, and are not seen by another host", async () => {
    await using storage = await serve(bytes("x"));
    await using server = await serve(bytes("x"));
    const { client } = clientOf(server);
    await using _ = client;
    await fetchTo(client, `${server.origin}/files/1?sig=a`);
    await fetchTo(client, `${storage.origin}/files/1?sig=a`);
    await fetchTo(client, `http://user:pw@127.0.0.1:${storage.port}/files/1`);
    expect(server.received[0]?.headers.authorization).toMatch(/^Basic /);
    for (const { headers } of storage.received) expect(headers.authorization).toBeUndefined();
    expect(storage.received).toHaveLength(2);
  });

  it("do not follow a redirect to another origin, and come back with one that returns", async () => {
    await using server = await serve([
      redirect("/second"),
      (response, request) => toStorage(response, request),
      bytes("x"),
    ]);
    await using storage = await serve([
      (response, request) => redirect(`${server.origin}/third`)(response, request),
    ]);
    const toStorage: Reply = (response, request) =>
      redirect(`${storage.origin}/blob?sig=1`)(response, request);
    const { client } = clientOf(server);
    await using _ = client;
    await fetchTo(client, "/first");
    expect(server.received.map(({ path }) => path)).toEqual(["/first", "/second", "/third"]);
    for (const { headers } of server.received) expect(headers.authorization).toMatch(/^Basic /);
    expect(storage.received).toHaveLength(1);
    expect(storage.received[0]?.headers.authorization).toBeUndefined();
  });

  it("keep an access token within the service", async () => {
    const token = json(200, { access_token: "t0ken-t0ken-t0ken" });
    await using storage = await serve(bytes("x"));
    await using server = await serve([token, redirect(`${storage.origin}/blob?sig=1`)]);
    const { client } = clientOf(server, { credentials: oauth });
    await using _ = client;
    await fetchTo(client, "/files/1");
    expect(server.received[1]?.query.get("access_token")).toBe("t0ken-t0ken-t0ken");
    expect(storage.received[0]?.query.has("access_token")).toBe(false);
    expect(storage.received[0]?.headers.authorization).toBeUndefined();
  });
});

describe("redirects of downloads", () => {
  it("are followed five times and no more", async () => {
    await using server = await serve([
      ...Array.from({ length: 5 }, () => redirect("/on")),
      bytes("x"),
      redirect("/on"),
    ]);
    const { client } = clientOf(server);
    await using _ = client;
    expect(await fetchTo(client, "/first")).toEqual({ sizeBytes: 1 });
    expect(await failureOf(fetchTo(client, "/loop"))).toMatchObject({ code: "protocol" });
    expect(server.received).toHaveLength(12);
  });

  it("are not followed from https to http", async () => {
    await using plain = await serve(bytes("x"));
    await using server = await serve(redirect(`${plain.origin}/blob?sig=s3cret`), { tls: true });
    const { client } = clientOf(server, { ca: testAuthority });
    await using _ = client;
    const error = await failureOf(fetchTo(client, "/first"));
    expect(error.message).toBe(
      `127.0.0.1:${server.port} leads a download from https to http at 127.0.0.1:${plain.port}.`,
    );
    expect(plain.received).toHaveLength(0);
  });

  it("are refused when they lead nowhere or out of the web", async () => {
    for (const location of ["file:///etc/passwd", "http://[", "javascript:alert(1)"]) {
      await using server = await serve(redirect(location));
      const { client } = clientOf(server);
      await using _ = client;
      expect(await failureOf(fetchTo(client, "/first"))).toMatchObject({ code: "protocol", status: 302 });
    }
  });
});

describe("a download link", () => {
  const address = parseAddress("https://cloud.example.com/cloud");

  it("is taken from the API root when it is relative", () => {
    expect(resolveLink("/api/x?a=1", address).href).toBe("https://cloud.example.com/api/x?a=1");
    expect(resolveLink("me/files/7/file", address).href).toBe(
      "https://cloud.example.com/cloud/api/v2/me/files/7/file",
    );
  });

  it("is taken as https when the service only seems to speak http, and refused on another host", () => {
    expect(resolveLink("http://cloud.example.com/f", address).href).toBe("https://cloud.example.com/f");
    expect(() => resolveLink("http://files.example.com/f", address)).toThrow(/from https to http/);
    expect(() => resolveLink("http://cloud.example.com:81/f", address)).toThrow(/from https to http/);
  });

  it.each(["file:///etc/passwd", "javascript:alert(1)", "data:,x", "http://["])(
    "is refused when it is %j",
    (link) => expect(() => resolveLink(link, address)).toThrow(/no http or https address/),
  );

  it("is named without its query and without what may be a signature in its path", () => {
    const label = (link: string) => linkLabel(new URL(link), address);
    expect(label("https://cloud.example.com/cloud/api/v2/me/files/7/file?sig=s3cret")).toBe(
      "GET /cloud/api/v2/me/files/7/file",
    );
    expect(label("https://files.example.com/b/0123456789abcdef0123456789/results.zip?sig=s3cret")).toBe(
      "GET files.example.com/b/…/results.zip",
    );
  });

  it("that has expired is told from refused credentials", async () => {
    await using storage = await serve(html(403));
    await using server = await serve(bytes("x"));
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(fetchTo(client, `${storage.origin}/f?sig=1`));
    expect(error).toMatchObject({ code: "forbidden", status: 403 });
    expect(error.message).toBe(`The download link was refused (403) for GET 127.0.0.1:${storage.port}/f.`);
    expect(error.remedy).toMatch(/expire/);
  });
});

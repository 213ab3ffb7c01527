import { expect, test } from "vitest";
import { rewriteOrigin } from "../bench/rewrite-origin.ts";

const from = new URL("http://127.0.0.1:4100");
const to = new URL("http://127.0.0.1:9200");
const rewrite = (value: unknown) => JSON.parse(rewriteOrigin(JSON.stringify(value), from, to));

test("links as strings move, with plain and with escaped slashes", () => {
  expect(rewrite({ next: "http://127.0.0.1:4100/api/v2/runs?offset=1" })).toEqual({
    next: "http://127.0.0.1:9200/api/v2/runs?offset=1",
  });
  expect(rewriteOrigin('"http:\\/\\/127.0.0.1:4100\\/x"', from, to)).toBe('"http:\\/\\/127.0.0.1:9200\\/x"');
});

test("links as URL objects move", () => {
  const link = {
    protocol: "http",
    authority: "127.0.0.1:4100",
    host: "127.0.0.1",
    port: 4100,
    file: "/f?sig=1",
  };
  expect(rewrite({ directUrl: link })).toEqual({
    directUrl: { ...link, authority: "127.0.0.1:9200", port: 9200 },
  });
});

test("a URL object with another host name moves with its host", () => {
  const text = JSON.stringify({ host: "cloud.test", port: 4100 });
  expect(JSON.parse(rewriteOrigin(text, new URL("http://cloud.test:4100"), to))).toEqual({
    host: "127.0.0.1",
    port: 9200,
  });
});

test("other addresses and numbers stay", () => {
  const others = {
    longerPort: "http://127.0.0.1:41001/x",
    longerHost: "http://127.0.0.1:4100.example.com/",
    elsewhere: "https://storage.test/x",
    port: 41001,
    size: 4100,
  };
  expect(rewrite(others)).toEqual(others);
});

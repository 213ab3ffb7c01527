import { expect, test } from "vitest";
import { readMarkdown } from "../fixtures/read-markdown.ts";

test.each([
  ["<img src=x> <b>a</b> <!-- x -->", { tags: ["img", "b", "/b", "!--"] }],
  ["&lt;img src=x&gt; \\<b>", { tags: [] }],
  ["[a](https://h/x) ![p](y.png) [r]: https://h/z", { links: ["https://h/x", "y.png", "https://h/z"] }],
  ["\\[a](https://h/x)", { links: ["https://h/x"] }],
  ["\\[a\\](x) [a] (x)", { links: [] }],
  [
    "<https://h> https://i/x www.j.example k@l.example",
    { links: ["https://h", "https://i/x", "www.j.example", "k@l.example"] },
  ],
  ["https:&#8203;//h www&#8203;.h", { links: [] }],
  ["www.&#8203;h", { links: ["www.\u200bh"] }],
  ["@octocat #12 GH-3 o/r#4", { mentions: ["@octocat", "#12", "GH-3", "o/r#4"] }],
  ["\\@octocat &#64;octocat &commat;octocat", { mentions: ["@octocat", "@octocat", "@octocat"] }],
  ["@&#8203;octocat #&#8203;12 GH-&#8203;3", { mentions: [] }],
  ["<code>@octocat [a](b)</code> <pre>\n@x https://h\n</pre>", { mentions: [], links: [] }],
  ["<pre>a</pre> @x", { mentions: ["@x"] }],
])("in %j a page sees what GitHub would", (markdown, seen) => {
  expect(readMarkdown(markdown)).toMatchObject(seen);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "../../../src/base/untrusted-text.ts";
import { type Content, html, when } from "../../../src/cloud/page/html.ts";

/** What a browser reads back from escaped text. */
function unescaped(markup: string): string {
  const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return markup.replace(/&([^;]+);/g, (_, name: string) => characters[name] ?? "?");
}

describe("a template", () => {
  it("keeps whatever text is put into it as text, in an element and in an attribute", () => {
    const texts = fc.string({
      unit: fc.oneof(fc.constantFrom(..."<>&\"'/=-! \n;#"), fc.string({ unit: "binary", maxLength: 1 })),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const markup = html`<p title="${text}">${text}</p>`.toString();
        const parts = /^<p title="([^"<>]*)">([^<>"]*)<\/p>$/.exec(markup);
        expect(parts?.slice(1).map(unescaped)).toEqual([plainText(text), plainText(text)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("takes other templates as they are, and lists of them one after the other", () => {
    const item = (text: string) => html`<li>${text}</li>`;
    expect(html`<ul>${["<", "b"].map(item)}${[[item("c")]]}</ul>`.toString()).toBe(
      "<ul><li>&lt;</li><li>b</li><li>c</li></ul>",
    );
  });

  it("writes nothing for what is not there, but a zero", () => {
    expect(html`${null}${undefined}${false}${[]}${""}|${0}`.toString()).toBe("|0");
    expect(html`${when(false, () => "x")}${when(true, () => "<")}`.toString()).toBe("&lt;");
  });

  it("takes no other object for a template", () => {
    const lookalike = { toString: () => "<b>", markup: "<b>" } as unknown as Content;
    expect(() => html`${lookalike}`.toString()).toThrow();
    expect(html`${["<b>"]}`.toString()).toBe("&lt;b&gt;");
  });

  it("lets nothing through that steers a terminal or turns the reading direction", () => {
    expect(html`${"\u001b[31mred\u001b[0m \u202Etxt.exe\u0000"}`.toString()).toBe("red txt.exe");
  });
});

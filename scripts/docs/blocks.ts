const BLOCK = /<!-- ([a-z]+):(\S+) -->\n[\s\S]*?<!-- \/\1 -->/g;

/**
 * `page` with every block `<!-- kind:subject --> … <!-- /kind -->` filled anew.
 * @throws what `content` throws for a block that it cannot fill.
 */
export function fillBlocks(page: string, content: (kind: string, subject: string) => string): string {
  return page.replace(BLOCK, (_block, kind: string, subject: string) => {
    return `<!-- ${kind}:${subject} -->\n${content(kind, subject)}\n<!-- /${kind} -->`;
  });
}

import type { Block, CorpusPage, Inline, PageId } from './types';

/** What generators spell each in their way. */
export interface Dialect {
  /** Lines of the front matter. */
  frontMatter(page: CorpusPage): readonly string[];
  /** Address of another page, or of a place in it, as a link on a page has it. */
  link(from: PageId, to: PageId, anchor: string | undefined): string;
  /** Address of a picture. */
  image(file: string): string;
  /** What names the id of a heading, behind its text; empty where the generator makes it. */
  headingId(anchor: string): string;
  /** True for a generator that makes no heading of the title. */
  readonly writesTitle: boolean;
}

/** Address of another page of the same tree by its file. */
export function fileLink(from: PageId, to: PageId, extension: string): string {
  const folder = from.section === to.section ? '.' : `../${to.section}`;
  return `${folder}/${to.page}.${extension}`;
}

function inline(part: Inline, from: PageId, dialect: Dialect): string {
  switch (part.kind) {
    case 'code':
      return `\`${part.text}\``;
    case 'strong':
      return `**${part.text}**`;
    case 'link':
      return `[${part.text}](${dialect.link(from, part.to, part.anchor)})`;
    case 'text':
      return part.text;
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function block(content: Block, from: PageId, dialect: Dialect): string {
  const join = (parts: readonly Inline[]): string =>
    parts.map((part) => inline(part, from, dialect)).join('');
  switch (content.kind) {
    case 'paragraph':
      return join(content.parts);
    case 'list':
      return content.items.map((item) => `- ${join(item)}`).join('\n');
    case 'code':
      return `\`\`\`${content.language}\n${content.code}\`\`\``;
    case 'image':
      return `![${content.alt}](${dialect.image(content.file)})`;
    case 'table': {
      const [head = [], ...rows] = content.rows;
      return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
    }
  }
}

/** A page in the Markdown of one generator. */
export function toMarkdown(page: CorpusPage, dialect: Dialect): string {
  const parts = page.parts.flatMap(({ depth, heading, anchor, blocks }) => [
    `${'#'.repeat(depth)} ${heading}${dialect.headingId(anchor)}`,
    ...blocks.map((content) => block(content, page.id, dialect)),
  ]);
  const front = ['---', ...dialect.frontMatter(page), '---'].join('\n');
  const title = dialect.writesTitle ? [`# ${page.title}`] : [];
  return `${[front, ...title, block(page.intro, page.id, dialect), ...parts].join('\n\n')}\n`;
}

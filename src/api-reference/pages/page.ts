/** A page or file of the reference that is written before each build and ignored by git. */
export interface GeneratedPage {
  /** Path from the project root: `docs-core/api/account.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** Front matter of a generated page. */
export interface PageHead {
  readonly title: string;
  /** One sentence of 50 to 160 characters. */
  readonly description: string;
  /** Further keys, as YAML values are written in JSON. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A heading with its id, and what stands under it. */
export interface Section {
  readonly heading: string;
  readonly id: string;
  readonly body: readonly string[];
}

/** A heading, its id and its body as Markdown. */
export function sectionText(depth: number, { heading, id, body }: Section): string {
  return [`${'#'.repeat(depth)} ${heading} {/* #${id} */}`, ...body].join('\n\n');
}

/** Text that means nothing to Markdown or MDX. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** A piece of code in running text. */
export function inlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A fence around code. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** A page of the reference. */
export function createPage(
  file: string,
  { title, description, extra = {} }: PageHead,
  blocks: readonly string[],
): GeneratedPage {
  const head = { title, description, pageType: 'reference', ...extra };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return { file, text: `---\n${lines.join('\n')}\n---\n\n${blocks.join('\n\n')}\n` };
}

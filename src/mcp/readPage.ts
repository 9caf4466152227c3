import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { NotFoundError, type BuiltPages } from './builtPages';
import { sectionOf, sectionTitles } from './sections';

/** What a client wants to read. */
export interface ReadRequest {
  /** Address of a page, in any of its spellings. */
  readonly page: string;
  /** Text or anchor of a heading. */
  readonly section?: string;
}

const result = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/**
 * Reads a page or a section of it.
 *
 * @throws {@link NotFoundError} if there is no such page, or no such section on it.
 */
export async function readPage(
  pages: BuiltPages,
  { page: address, section }: ReadRequest,
): Promise<CallToolResult> {
  const { pathname, markdown } = await pages.read(address);
  if (section) {
    const text = sectionOf(markdown, section);
    if (text) return result(text);
    const titles = sectionTitles(markdown).map((title) => `"${title}"`);
    const hint = titles.length > 0 ? `ask for ${titles.join(', ')}` : 'ask for the whole page';
    throw new NotFoundError(`${pathname}  has no section "${section}" -> ${hint}`);
  }
  // Markdown does not tell the anchors of rows and of renamed headings: then the whole page answers.
  const [, anchor] = address.split('#');
  return result((anchor && sectionOf(markdown, anchor)) || markdown);
}

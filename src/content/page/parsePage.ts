import { decode } from './decode';
import { parseFrontMatter } from './frontMatter';
import { mdxProblem } from './mdxErrors';
import type { ParseMdx } from './mdxParser';
import { readBody } from './readBody';
import type { ParsedPage } from './types';

/**
 * Reads one page. Never throws on content: what can't be read is a problem in the result, and the
 * parts that can be read are there none the less.
 */
export function parsePage(bytes: Buffer, parseMdx: ParseMdx): ParsedPage {
  const decoded = decode(bytes);
  if ('problem' in decoded) {
    return { problems: [decoded.problem] };
  }
  const { text } = decoded;
  const { frontMatter, problems, hasBody } = parseFrontMatter(text);
  if (!hasBody) {
    return { problems };
  }
  try {
    return { frontMatter, body: readBody(parseMdx(text), text), problems };
  } catch (error) {
    return { frontMatter, problems: [...problems, mdxProblem(error, text, parseMdx)] };
  }
}

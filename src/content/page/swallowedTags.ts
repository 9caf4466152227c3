import type { LocalProblem } from '../problem';
import { offsetOf } from './ranges';
import { unpairedTags } from './repairText';
import type { PageBody } from './types';

/** The tag at which a fault of MDX is, `/` included for one that closes. */
function tagOf({ code, ...at }: LocalProblem, text: string): string | undefined {
  if (code !== 'content/mdx-syntax') return undefined;
  return /^<(\/?[A-Z][\w.]*)/.exec(text.slice(offsetOf(text, at)))?.[1];
}

/**
 * Leaves out the tags that are without their other one since code or an admonition has no end, and holds it:
 * that end is all that is missing.
 *
 * @param body - What is left of the page, which tells of those ends.
 */
export function withoutSwallowedTags(
  problems: readonly LocalProblem[],
  text: string,
  { fences, directives }: PageBody,
): readonly LocalProblem[] {
  const code = fences.find(({ isClosed }) => !isClosed);
  const lines = text.split('\n');
  const inCode = code ? lines.slice(code.line).join('\n') : '';
  const admonition = directives.find(({ kind, isClosed }) => kind === 'container' && !isClosed);
  const above = admonition ? unpairedTags(lines.slice(0, admonition.line - 1).join('\n')) : [];
  return problems.filter((problem) => {
    const tag = tagOf(problem, text);
    if (!tag) return true;
    return tag.startsWith('/')
      ? !admonition || problem.line < admonition.line || !above.includes(tag.slice(1))
      : !code || problem.line > code.line || !inCode.includes(`</${tag}>`);
  });
}

import type { Root } from 'mdast';
import { demoAttributes, readAttributes } from '../../remark/demos/attributes';
import type { LocalProblem } from '../problem';
import { attributeText, elementUse, isJsxElement } from './jsx';
import { startOf } from './startOf';
import { visit } from './visit';

/**
 * What the build can not take of the attributes of a demo that are more than a text in quotes.
 *
 * @param own - Names that the page declares, which may be other components.
 */
export function demoAttributeProblems(tree: Root, own: readonly string[]): LocalProblem[] {
  if (own.includes('Demo')) return [];
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    const element = isJsxElement(node) ? elementUse(node) : undefined;
    if (!isJsxElement(node) || element?.name !== 'Demo') return;
    // What stands in quotes is read where the names of demos are known.
    const computed = node.attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .filter(
        ({ name, value }) => typeof value !== 'string' && Object.hasOwn(demoAttributes, name),
      );
    const hasNoName = attributeText(element, 'name') === undefined;
    for (const { attribute, what, fix } of readAttributes(computed).problems) {
      // That it can't be read is told as that there is none.
      if (attribute.name === 'name' && hasNoName) continue;
      const { line, column } = attribute.position?.start ?? startOf(node);
      problems.push({ line, column, code: 'content/demo-attribute', message: what, fix });
    }
  });
  return problems;
}

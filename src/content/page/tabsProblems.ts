import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { isParent } from './blocks';
import { attributeText, elementUse, isJsxElement, type JsxElement } from './jsx';
import { startOf } from './startOf';
import { visit } from './visit';
import type { LocalProblem } from '../problem';

const CODE = 'content/tabs';

/** Elements directly inside another one; paragraphs that hold nothing else are seen through. */
function elementsIn(nodes: readonly Nodes[]): (JsxElement | Nodes)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') {
      return elementsIn(node.children);
    }
    return node.type === 'text' && node.value.trim() === '' ? [] : [node];
  });
}

function problemsOf(tabs: JsxElement): LocalProblem[] {
  const values = new Set<string>();
  const labels = new Set<string>();
  let hasDefault = false;
  const children = isParent(tabs) ? elementsIn(tabs.children as Nodes[]) : [];
  if (children.length === 0) {
    const message = '<Tabs> holds no tab';
    return [{ ...startOf(tabs), code: CODE, message, fix: 'add a <TabItem value="…" label="…">' }];
  }
  const problems = children.flatMap((child): LocalProblem[] => {
    const item = isJsxElement(child) && child.name === 'TabItem' ? elementUse(child) : undefined;
    const at = { ...startOf(child), code: CODE };
    if (!item) {
      const message = '<Tabs> holds something that is no <TabItem>';
      return [{ ...at, message, fix: 'put it into a <TabItem>, or in front of <Tabs>' }];
    }
    const hasValue = item.attributes.some(({ name }) => name === 'value');
    const value = attributeText(item, 'value');
    if (!hasValue || value === '') {
      return [{ ...at, message: 'the tab has no value', fix: 'add value="…", a word of its own' }];
    }
    if (value !== undefined && values.has(value)) {
      const message = `two tabs have the value "${value}"`;
      return [{ ...at, message, fix: 'give one of the two another value' }];
    }
    values.add(value ?? '');
    const label = attributeText(item, 'label');
    if (label !== undefined && labels.has(label)) {
      const message = `two tabs have the label "${label}"`;
      return [{ ...at, message, fix: 'give one of the two another label' }];
    }
    if (label !== undefined) {
      labels.add(label);
    }
    const isDefault = item.attributes.some(({ name }) => name === 'default');
    if (isDefault && hasDefault) {
      const message = 'a tab before this one is open at first';
      return [{ ...at, message, fix: 'remove "default" from one of the two' }];
    }
    hasDefault ||= isDefault;
    return [];
  });
  const given = elementUse(tabs)?.attributes.find(({ name }) => name === 'defaultValue');
  const isWhole = problems.length === 0 && !values.has('');
  if (isWhole && given?.value !== undefined && !values.has(given.value)) {
    const { line, column, value } = given;
    const fix = `write one of ${[...values].join(', ')}`;
    return [{ line, column, code: CODE, message: `no tab has the value "${value}"`, fix }];
  }
  return problems;
}

/** Tabs with which the theme could not draw the page. */
export function tabsProblems(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const items = new Set<Nodes>();
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === 'Tabs') {
      elementsIn(node.children as Nodes[]).forEach((child) => items.add(child));
      problems.push(...problemsOf(node));
    }
    // Parents come first: what no tabs have claimed by now stands alone.
    if (isJsxElement(node) && node.name === 'TabItem' && !items.has(node)) {
      const fix = 'put it directly into a <Tabs>';
      const message = 'the <TabItem> is in no <Tabs>';
      problems.push({ ...startOf(node), code: CODE, message, fix });
    }
  });
  return problems;
}

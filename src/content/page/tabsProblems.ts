import leven from 'leven';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { isParent } from './blocks';
import { isEmptyBraces } from './emptyBraces';
import {
  attributeText,
  elementUse,
  hasSpread,
  isJsxElement,
  writtenText,
  type JsxElement,
} from './jsx';
import { startOf } from './startOf';
import { visit } from './visit';
import type { LocalProblem } from '../problem';

const CODE = 'content/tabs';

/** Letters that a slip of the keyboard changes at most. */
const MAX_DISTANCE = 2;

/** Elements directly inside another one; paragraphs that hold nothing else are seen through. */
function elementsIn(nodes: readonly Nodes[]): (JsxElement | Nodes)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') {
      return elementsIn(node.children);
    }
    const isBlank = node.type === 'text' && node.value.trim() === '';
    return isBlank || isEmptyBraces(node) ? [] : [node];
  });
}

/** True for a tab with a slip in its name, which is told as an unknown component. */
function isMisspelledTab(node: Nodes): boolean {
  return isJsxElement(node) && leven((node.name ?? '').toLowerCase(), 'tabitem') <= MAX_DISTANCE;
}

function isTab(node: Nodes): node is JsxElement {
  return isJsxElement(node) && node.name === 'TabItem';
}

/** The value of a tab as it is written; undefined if only running the page tells it. */
function valueOf(tab: JsxElement): string | undefined {
  const last = tab.attributes.findLast(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === 'value',
  );
  if (!last || last.value === null) return '';
  return last.type === 'mdxJsxAttribute' ? writtenText(last) : undefined;
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
    const at = { ...startOf(child), code: CODE };
    if (!isTab(child) && isMisspelledTab(child)) return [];
    const item = isTab(child) ? elementUse(child) : undefined;
    if (!item || !isTab(child)) {
      const message = '<Tabs> holds something that is no <TabItem>';
      return [{ ...at, message, fix: 'put it into a <TabItem>, or in front of <Tabs>' }];
    }
    const value = valueOf(child);
    if (value === '') {
      return [{ ...at, message: 'the tab has no value', fix: 'add value="…", a word of its own' }];
    }
    if (value !== undefined && values.has(value)) {
      const message = `two tabs have the value "${value}"`;
      return [{ ...at, message, fix: 'give one of the two another value' }];
    }
    values.add(value ?? '');
    const label = attributeText(item, 'label');
    if (label?.trim() === '') {
      const fix = 'write the words that readers choose it by: label="…"';
      return [{ ...at, message: 'the tab has no label', fix }];
    }
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

/** A blank between tabs on one line, which is the only thing there that the theme does not pass over. */
function blankBesideTabs(tabs: JsxElement): LocalProblem[] {
  const children = tabs.children as Nodes[];
  const blank = children.find(
    (child) => child.type === 'text' && child.value.trim() === '' && child.value !== '\n',
  );
  if (!blank || !children.some(isTab)) return [];
  const message = '<Tabs> holds a space beside its tabs, with which the page can not be drawn';
  const fix = 'write each <TabItem>, <Tabs>, and </Tabs> on a line of its own';
  return [{ ...startOf(blank), code: CODE, message, fix }];
}

/** `queryString` alone takes the name of the group, which then has to be there. */
function namelessQuery(tabs: JsxElement): LocalProblem[] {
  const given = tabs.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const query = given.find(({ name }) => name === 'queryString');
  const isTrue = query && (query.value === null || isTruth(query.value));
  if (!isTrue || hasSpread(tabs) || given.some(({ name }) => name === 'groupId')) return [];
  const at = query.position?.start ?? startOf(tabs);
  const fix = 'write queryString="os", or add groupId="os"';
  const message = 'queryString needs a name';
  return [{ line: at.line, column: at.column, code: CODE, message, fix }];
}

function isTruth(value: MdxJsxAttribute['value']): boolean {
  return typeof value === 'object' && value?.value.trim() === 'true';
}

/** Values that a list of tabs promises, where it is written out: `values={[{ value: 'a' }]}`. */
function listedValues(tabs: JsxElement): string[] | undefined {
  const list = tabs.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'values',
  )?.value;
  const statement = typeof list === 'object' ? list?.data?.estree?.body[0] : undefined;
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'ArrayExpression') return undefined;
  const values = expression.elements.map((one) => {
    const properties = one?.type === 'ObjectExpression' ? one.properties : [];
    const value = properties.find(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'value',
    );
    return value?.type === 'Property' && value.value.type === 'Literal'
      ? String(value.value.value)
      : undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Tabs of a list that have no text, and texts that no tab of the list leads to. */
function unlisted(tabs: JsxElement): LocalProblem[] {
  const listed = listedValues(tabs);
  const items = elementsIn(tabs.children as Nodes[]).filter(isJsxElement);
  const values = items.map(valueOf);
  if (!listed || !values.every((value) => value)) return [];
  const at = { ...startOf(tabs), code: CODE };
  const withoutText = listed.filter((value) => !values.includes(value));
  const withoutTab = items.filter((_, index) => !listed.includes(values[index] ?? ''));
  return [
    ...withoutText.map((value) => {
      const fix = `add <TabItem value="${value}">, or take it out of the list`;
      return { ...at, message: `no <TabItem> has the value "${value}" of the list`, fix };
    }),
    ...withoutTab.map((item) => {
      const message = `the list of the tabs has no value "${valueOf(item) ?? ''}"`;
      return { ...startOf(item), code: CODE, message, fix: 'add it to values, or correct it' };
    }),
  ];
}

/** Tabs with which the theme could not draw the page. */
export function tabsProblems(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const items = new Set<Nodes>();
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === 'Tabs') {
      elementsIn(node.children as Nodes[]).forEach((child) => items.add(child));
      problems.push(
        ...problemsOf(node),
        ...blankBesideTabs(node),
        ...namelessQuery(node),
        ...unlisted(node),
      );
    }
    // Parents come first: what no tabs have claimed by now stands alone.
    if (isTab(node) && !items.has(node)) {
      const fix = 'put it directly into a <Tabs>';
      const message = 'the <TabItem> is in no <Tabs>';
      problems.push({ ...startOf(node), code: CODE, message, fix });
    }
  });
  return problems;
}

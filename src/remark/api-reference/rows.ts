import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ApiMember, ApiParameter } from '../../api-reference/model';
import { rowId, type RowKind } from '../../api-reference/names';
import { jsxElement } from '../jsxElement';
import type { ReferenceContext } from './context';
import { exampleNodes } from './examples';
import { typeTokens } from './typeTokens';
import { valueNodes } from './values';

/** A line of a table: a prop, slot, member, or parameter. */
type Row = ApiMember | ApiParameter;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function deprecationNodes(row: Row, context: ReferenceContext): RootContent[] {
  if (!('deprecated' in row) || row.deprecated === undefined) {
    return [];
  }
  const nodes = context.describe(row.deprecated);
  const [first, ...rest] = nodes;
  const label: PhrasingContent = { type: 'strong', children: [text('Deprecated.')] };
  return first?.type === 'paragraph'
    ? [{ ...first, children: [label, text(' '), ...first.children] }, ...rest]
    : [{ type: 'paragraph', children: [label] }, ...nodes];
}

function toRow(exportName: string, kind: RowKind, row: Row, context: ReferenceContext) {
  const since = 'since' in row ? row.since : undefined;
  const element = jsxElement('ApiRow', {
    id: rowId(exportName, kind, row.name),
    name: row.name,
    type: typeTokens(row.type, context.linkOf),
    ...(row.required && { required: true }),
    ...(row.default !== undefined && { defaultValue: row.default }),
    ...(since && { since }),
    ...('deprecated' in row && row.deprecated !== undefined && { deprecated: true }),
  });
  element.children = [
    ...deprecationNodes(row, context),
    ...context.describe(row.description),
    ...valueNodes(
      ('values' in row ? (row.values ?? []) : []).map(({ value, label }) => ({
        value,
        note: label,
      })),
    ),
    ...exampleNodes('examples' in row ? row.examples : []),
  ] as MdxJsxFlowElement['children'];
  return element;
}

/** What a table with nothing in it says. */
export function none(): Nodes {
  return { type: 'paragraph', children: [text('None.')] };
}

/**
 * The table of props, slots, members, or parameters.
 *
 * @param label - What the table holds, for people who do not see the heading above it.
 */
export function tableOf(
  exportName: string,
  kind: RowKind,
  label: string,
  rows: readonly Row[],
  context: ReferenceContext,
): Nodes {
  if (rows.length === 0) {
    return none();
  }
  const table = jsxElement('ApiTable', {
    label,
    kind,
    names: rows.map(({ name }) => name),
  });
  table.children = rows.map((row) => toRow(exportName, kind, row, context));
  return table;
}

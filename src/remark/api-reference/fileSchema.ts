import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { loadStudioApi } from '../../api-reference/loadStudioApi';
import type {
  FileSchema,
  SchemaMember,
  SchemaReference,
  SchemaValue,
} from '../../api-reference/studio/model';
import { jsxElement } from '../jsxElement';
import type { ReferenceContext } from './context';
import { typeTokens, type LinkOf } from './typeTokens';
import { valueNodes } from './values';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function heading(depth: 2 | 3, children: PhrasingContent[], id: string): Nodes {
  return { type: 'heading', depth, children, data: { id, hProperties: { id } } as never };
}

/** Links of a type to the definitions that it mentions, on the same page. */
function linkTo(references: readonly SchemaReference[]): LinkOf {
  return (name) => {
    const found = references.find((reference) => reference.name === name);
    return found && `#${found.anchor}`;
  };
}

/** Allowed values, with what the schema says of each. */
function valuesOf({ values = [] }: SchemaValue): Nodes[] {
  return valueNodes(
    values.map(({ value, description }) => ({ value, note: description.replace(/\.$/, '') })),
  );
}

function withChildren(element: MdxJsxFlowElement, children: readonly Nodes[]): MdxJsxFlowElement {
  element.children = children as MdxJsxFlowElement['children'];
  return element;
}

function row(member: SchemaMember, context: ReferenceContext): MdxJsxFlowElement {
  const element = jsxElement('ApiRow', {
    id: member.anchor,
    name: member.path,
    type: typeTokens(member.type, linkTo(member.references)),
    ...(member.required && { required: true }),
  });
  return withChildren(element, [...context.describe(member.description), ...valuesOf(member)]);
}

/** A member and the members below it, each on a line of its own. */
function flatten(members: readonly SchemaMember[]): SchemaMember[] {
  return members.flatMap((member) => [member, ...flatten(member.members ?? [])]);
}

/** Keys of a value as a table, then the shapes to choose from, folded, of it and of what is in it. */
function keyNodes(label: string, value: SchemaValue, context: ReferenceContext): Nodes[] {
  const rows = flatten(value.members ?? []);
  const table = jsxElement('ApiTable', {
    label: `Keys of ${label}`,
    kind: 'member',
    names: rows.map(({ path }) => path),
  });
  return [
    ...(rows.length > 0
      ? [
          withChildren(
            table,
            rows.map((member) => row(member, context)),
          ),
        ]
      : []),
    ...variantNodes('', value, context),
    ...rows.flatMap((member) => variantNodes(member.path, member, context)),
    ...(value.isOpen
      ? [{ type: 'paragraph', children: [text('Further keys are allowed.')] } as Nodes]
      : []),
  ];
}

/** Shapes of the value at a path, each folded. */
function variantNodes(path: string, value: SchemaValue, context: ReferenceContext): Nodes[] {
  return (value.variants ?? []).map((variant) => {
    const name = path === '' ? variant.label : `${path}, ${variant.label}`;
    return withChildren(jsxElement('SchemaDefinition', { id: variant.anchor, name }), [
      ...context.describe(variant.description),
      ...keyNodes(name, variant, context),
    ]);
  });
}

function typeParagraph(value: SchemaValue): Nodes[] {
  const hasKeys = (value.members ?? []).length > 0 || (value.variants ?? []).length > 0;
  return hasKeys
    ? []
    : [
        jsxElement('ApiReturns', {
          isDefinition: true,
          type: typeTokens(value.type, linkTo(value.references)),
          label: 'type',
        }),
      ];
}

function fileNodes({ files, definitions }: FileSchema, context: ReferenceContext): Nodes[] {
  return [
    ...files.flatMap((file): Nodes[] => [
      heading(2, [code(file.path)], file.anchor),
      ...context.describe(file.description),
      {
        type: 'paragraph',
        children: [text('The key '), code('kind'), text(' is '), code(file.kind), text('.')],
      },
      ...keyNodes(file.path, file, context),
    ]),
    heading(2, [text('Definitions')], 'definitions'),
    {
      type: 'paragraph',
      children: [text('Shapes that several places use. Open one, or follow a link to it.')],
    },
    ...definitions.map((definition) =>
      withChildren(
        jsxElement('SchemaDefinition', { id: definition.anchor, name: definition.name }),
        [
          ...context.describe(definition.description),
          ...typeParagraph(definition),
          ...valuesOf(definition),
          ...keyNodes(definition.name, definition, context),
        ],
      ),
    ),
  ];
}

/** The reference of all kinds of files and of the definitions that they use. */
export async function schemaNodes(siteDir: string, context: ReferenceContext): Promise<Nodes[]> {
  const { fileSchema } = await loadStudioApi(siteDir);
  return fileNodes(fileSchema, context);
}

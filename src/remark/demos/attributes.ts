import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** A value that an attribute can have. */
export type AttributeValue = string | number | boolean;

/** What authors may say of a demo, by the kind of its value. */
export const demoAttributes = {
  name: 'string',
  height: 'number',
  width: 'number',
  title: 'string',
  description: 'string',
  preview: 'string',
  editable: 'boolean',
  toolbar: 'boolean',
  frame: 'boolean',
} as const;

export type DemoAttribute = keyof typeof demoAttributes;

/** Form in which each kind is written. */
const EXAMPLES = { string: '="…"', number: '={400}', boolean: '={false}' } as const;

/** Value of an attribute that is written out: text, or a number or boolean in braces. */
function literalOf({ value }: MdxJsxAttribute): AttributeValue | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const statement = value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const literal = expression?.type === 'Literal' ? expression.value : undefined;
  return ['string', 'number', 'boolean'].includes(typeof literal)
    ? (literal as AttributeValue)
    : undefined;
}

/** A mistake in an attribute: what is wrong and how to fix it. */
export interface AttributeProblem {
  readonly attribute: MdxJsxAttribute;
  readonly what: string;
  readonly fix: string;
}

/** Attributes of a `<Demo>` that could be read, and what is wrong with the others. */
export interface ReadAttributes {
  readonly values: Readonly<Partial<Record<DemoAttribute, AttributeValue>>>;
  readonly problems: readonly AttributeProblem[];
}

function isKnown(name: string): name is DemoAttribute {
  return Object.hasOwn(demoAttributes, name);
}

/**
 * What is wrong with one attribute; undefined if nothing is.
 *
 * @param value undefined where the attribute is computed.
 */
export function attributeProblem(
  name: string,
  value: AttributeValue | undefined,
): Omit<AttributeProblem, 'attribute'> | undefined {
  if (!isKnown(name)) {
    const what = `a demo has no attribute "${name}"`;
    return { what, fix: `use one of ${Object.keys(demoAttributes).join(', ')}` };
  }
  const kind = demoAttributes[name];
  const isOutOfRange = kind === 'number' && !(Number(value) >= 40 && Number(value) <= 4000);
  if (typeof value !== kind || isOutOfRange) {
    const wanted = kind === 'number' ? 'number of pixels from 40 to 4000' : kind;
    return { what: `"${name}" of a demo is no ${wanted}`, fix: `write ${name}${EXAMPLES[kind]}` };
  }
  if (name === 'preview' && value !== 'none') {
    const fix =
      'mark the lines in the demo by // preview-start and // preview-end, or write preview="none"';
    return { what: '"preview" of a demo is not "none"', fix };
  }
  return undefined;
}

/** Reads the attributes of a `<Demo>`. */
export function readAttributes(attributes: readonly MdxJsxAttribute[]): ReadAttributes {
  const values: Partial<Record<DemoAttribute, AttributeValue>> = {};
  const problems: AttributeProblem[] = [];
  for (const attribute of attributes) {
    const value = literalOf(attribute);
    const problem = attributeProblem(attribute.name, value);
    if (problem) {
      problems.push({ attribute, ...problem });
    } else if (isKnown(attribute.name) && value !== undefined) {
      values[attribute.name] = value;
    }
  }
  return { values, problems };
}

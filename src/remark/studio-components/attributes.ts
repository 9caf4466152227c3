import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** What the author of a page says of a component besides its element. */
export interface ComponentAttributes {
  /** Names of the properties that get fields; undefined for the usual ones. */
  readonly controls?: readonly string[];
  readonly height: number;
  readonly title?: string;
  readonly description: string;
}

/** A mistake, and the attribute that has it; without one, the element itself. */
export interface AttributeProblem {
  readonly attribute?: MdxJsxAttribute;
  readonly what: string;
  readonly fix: string;
}

/** Height of a frame whose author does not say, in CSS pixels. */
const DEFAULT_HEIGHT = 160;

const KNOWN = ['controls', 'height', 'title', 'description'];

function numberOf({ value }: MdxJsxAttribute): number {
  return typeof value === 'object' && value ? Number(value.value) : NaN;
}

function problemOf(attribute: MdxJsxAttribute): AttributeProblem | undefined {
  const { name, value } = attribute;
  if (!KNOWN.includes(name)) {
    const what = `<StudioComponent> has no attribute "${name}"`;
    return { attribute, what, fix: `use one of ${KNOWN.join(', ')}` };
  }
  if (name !== 'height') {
    return typeof value === 'string' && value.trim()
      ? undefined
      : { attribute, what: `"${name}" is no text`, fix: `write ${name}="…"` };
  }
  const height = numberOf(attribute);
  return height >= 40 && height <= 4000
    ? undefined
    : { attribute, what: '"height" is no number from 40 to 4000', fix: 'write height={200}' };
}

/** Reads the attributes of a `<StudioComponent>`. */
export function readAttributes(node: MdxJsxFlowElement): {
  readonly values: ComponentAttributes;
  readonly problems: readonly AttributeProblem[];
} {
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const problems: AttributeProblem[] = attributes.flatMap(
    (attribute) => problemOf(attribute) ?? [],
  );
  const textOf = (name: string): string | undefined => {
    const value = attributes.find((attribute) => attribute.name === name)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const height = attributes.find(({ name }) => name === 'height');
  const description = textOf('description');
  if (description === undefined && !attributes.some(({ name }) => name === 'description')) {
    const what = '<StudioComponent> has no description';
    problems.push({
      what,
      fix: 'add description="…", for readers who do not see it or have no scripts',
    });
  }
  const controls = textOf('controls')?.split(/[\s,]+/);
  const title = textOf('title');
  return {
    values: {
      height: height ? numberOf(height) : DEFAULT_HEIGHT,
      description: description ?? '',
      ...(controls && { controls: controls.filter(Boolean) }),
      ...(title !== undefined && { title }),
    },
    problems,
  };
}

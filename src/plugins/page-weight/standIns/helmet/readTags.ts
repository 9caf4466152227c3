import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Attributes of an element in the head, by their names in HTML; and its text, as `innerHTML`. */
export type TagAttributes = Readonly<Record<string, string | undefined>>;

/** What one `<Head>` asks for. */
export interface HeadTags {
  title?: string;
  /** Attributes of the document element and of the body, by the name of the element. */
  readonly attributes: Partial<Record<'html' | 'body', TagAttributes>>;
  /** All other elements, by their names. */
  readonly elements: Record<string, TagAttributes[]>;
}

/** React's names of attributes that HTML spells in another way. */
const htmlNames = new Map([
  ['charSet', 'charset'],
  ['className', 'class'],
  ['httpEquiv', 'http-equiv'],
]);

type HeadElement = ReactElement<{ readonly children?: ReactNode }, string>;

function attributesOf({ props: { children, ...attributes } }: HeadElement): TagAttributes {
  const named = Object.entries(attributes as Record<string, string | undefined>)
    // What an add-on gives all objects becomes one of the element's properties.
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => [htmlNames.get(name) ?? name, value] as const);
  return Object.fromEntries([...named, ...(children ? [['innerHTML', textOf(children)]] : [])]);
}

const textOf = (children: ReactNode): string => [children].flat().join('');

/** Reads the children of a `<Head>`, which are never rendered. */
export function readTags(
  children: ReactNode,
  tags: HeadTags = { attributes: {}, elements: {} },
): HeadTags {
  Children.forEach(children, (child) => {
    if (!isValidElement(child)) return;
    const element = child as HeadElement;
    const { type } = element;
    if ((type as unknown) === Fragment) {
      readTags(element.props.children, tags);
    } else if (type === 'title') {
      tags.title = textOf(element.props.children);
    } else if (type === 'html' || type === 'body') {
      tags.attributes[type] = attributesOf(element);
    } else {
      (tags.elements[type] ??= []).push(attributesOf(element));
    }
  });
  return tags;
}

import type { PhrasingContent, RootContent } from 'mdast';

/** An allowed value, and what it is called or does. */
export interface ShownValue {
  readonly value: string;
  readonly note?: string;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Allowed values as a sentence; nothing if there are none. */
export function valueNodes(values: readonly ShownValue[]): RootContent[] {
  if (values.length === 0) {
    return [];
  }
  const listed = values.flatMap(({ value, note }, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'inlineCode', value },
    ...(note ? [text(` (${note})`)] : []),
  ]);
  return [{ type: 'paragraph', children: [text('Values: '), ...listed, text('.')] }];
}

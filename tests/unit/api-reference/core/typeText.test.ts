import { onOneLine } from '@site/src/api-reference/core/typeText';

test.each([
  ['Navigation', 'Navigation'],
  ["'a' | \"b\"  |  'c  d'", "'a' | \"b\" | 'c  d'"],
  ["\n  | 'a'\n  | 'b'", "'a' | 'b'"],
  ['Array<\n  | A\n  | B\n>', 'Array<A | B>'],
  ['[\n  T | null,\n  Dispatch<T>,\n]', '[T | null, Dispatch<T>]'],
  ['{\n  /** Doc. */\n  a?: string; // line\n  b: number;\n}', '{ a?: string; b: number; }'],
  [
    '(\n  name: keyof D,\n  value: string | null,\n) => void',
    '(name: keyof D, value: string | null) => void',
  ],
  ['`${string}-${number}`', '`${string}-${number}`'],
  ["'// no comment'", "'// no comment'"],
])('%j is %j on one line', (source, text) => {
  expect(onOneLine(source)).toBe(text);
});

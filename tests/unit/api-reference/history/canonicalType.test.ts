import { canonicalType } from '@site/src/api-reference/history/canonicalType';

test.each([
  ['string|number', 'number | string'],
  ['\'a\' | "b"', '"b" | \'a\''],
  ['{ a: string; b?: number; }', '{b?:number, a:string}'],
  ['(x: A | B) => { p: 1; q: 2 }', '(x: B | A) => { q: 2; p: 1 }'],
  ['import("@mui/material").Theme[]', 'Theme[]'],
  ['React.ComponentType<A | B>', 'React.ComponentType<B|A>'],
])('%s is %s', (a, b) => {
  expect(canonicalType(a)).toBe(canonicalType(b));
});

test.each([
  ['string', 'number'],
  ['A & B', 'B & A'],
  ['[A, B]', '[B, A]'],
  ['(a: A, b: B) => C', '(b: B, a: A) => C'],
  ['{ a: string }', '{ a?: string }'],
  ['A | B', 'A'],
  ["'a b'", "'a  b'"],
  ['1 (of 2)', '1 (of 3)'],
])('%s is not %s', (a, b) => {
  expect(canonicalType(a)).not.toBe(canonicalType(b));
});

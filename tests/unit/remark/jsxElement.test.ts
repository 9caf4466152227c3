import { jsxElement, type LiteralValue } from '@site/src/remark/jsxElement';
import { bare, parsed } from './parsedMdx';

test.each<[string, LiteralValue, string]>([
  ['text', 'Two "words"', `'Two "words"'`],
  ['no text', '', '""'],
  ['a number', 4.5, '{4.5}'],
  ['yes', true, '{true}'],
  ['no', false, '{false}'],
  ['a list', ['a', 1, ['b', false]], '{["a",1,["b",false]]}'],
  ['an object', { 'a-b': { c: ['d'] }, e: 2 }, '{{"a-b":{"c":["d"]},"e":2}}'],
])('an element with %s is the one that an author would write', async (_what, value, written) => {
  expect(bare(jsxElement('Thing', { value }))).toEqual(await parsed(`<Thing value=${written} />`));
});

test('an element holds nothing, and has its properties in order', async () => {
  const element = jsxElement('Thing', { b: 'x', a: 1 });
  expect(element.children).toEqual([]);
  expect(bare(element)).toEqual(await parsed('<Thing b="x" a={1} />'));
});

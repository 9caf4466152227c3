import { evaluate } from '../../../src/studio-elements/expressionTree';
import { parseExpression } from '../../../src/studio-elements/parseExpression';

test.each([
  ['i', 2],
  ['`Berth ${i + 1}`', 'Berth 3'],
  ["['A', 'B', 'C'][i]", 'C'],
  ["'No. ' + i", 'No. 2'],
  ['(i + 1) * 4 - 6 / 2', 9],
  ['i % 2', 0],
  ["'quay'.length", 4],
  ['true', true],
  ['missing', undefined],
  ['missing.name', undefined],
])('%s', (text, expected) => {
  const tree = parseExpression(text);
  expect(tree && evaluate(tree, { i: 2 })).toEqual(expected);
});

test.each(['fetch("/")', 'i => i', 'i ? 1 : 2', 'i; i', 'i +', '', 'i = 3', '...i', '1) + (2'])(
  'refuses %s',
  (text) => {
    expect(parseExpression(text)).toBeUndefined();
  },
);

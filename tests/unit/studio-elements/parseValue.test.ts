import { parseValue } from '../../../src/studio-elements/parseValue';

test('reads lists and objects in YAML, and in JSON', () => {
  const value = [{ field: 'berth' }];
  expect(parseValue('- field: berth', 'array')).toEqual({ kind: 'value', value });
  expect(parseValue('[{ "field": "berth" }]', 'array')).toEqual({ kind: 'value', value });
  expect(parseValue('color: teal', 'object')).toEqual({ kind: 'value', value: { color: 'teal' } });
});

test('nothing is no value', () => {
  expect(parseValue('  \n', 'array')).toEqual({ kind: 'value', value: undefined });
});

test('tells where the text is no YAML', () => {
  expect(parseValue('- field: berth\n- [', 'array')).toMatchObject({ kind: 'syntax', line: 2 });
});

test.each([
  ['color: teal', 'array'],
  ['- teal', 'object'],
  ['teal', 'object'],
  ['teal', 'array'],
] as const)('%j is no %s', (text, shape) => {
  expect(parseValue(text, shape)).toEqual({ kind: 'shape' });
});

test('an alias without its anchor is no YAML, and no exception', () => {
  expect(parseValue('*a', 'array')).toEqual({ kind: 'syntax', line: 1, column: 1 });
});

import { keepEqual } from '../../../src/plugins/demos/studio/keepEqual';

const before = { props: { columns: [{ field: 'berth' }], density: 'compact' }, name: 'grid' };

test('equal data is the data that was there', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test('parts that have not changed stay, in new data', () => {
  const next = structuredClone(before);
  next.props.density = 'standard';
  const kept = keepEqual(before, next);
  expect(kept).toEqual(next);
  expect(kept.props.columns).toBe(before.props.columns);
});

test.each([
  ['an item more', { list: [1] }, { list: [1, 2] }],
  ['an item less', { list: [1, 2] }, { list: [1] }],
  ['a key less', { a: 1, b: undefined }, { a: 1 }],
  ['another key', { a: 1 }, { b: 1 }],
  ['a list in the place of an object', { a: {} }, { a: [] }],
  ['nothing before', undefined, { a: 1 }],
])('%s is a change', (_what, old, next) => {
  expect(keepEqual(old, next)).toStrictEqual(next);
  expect(keepEqual(old, next)).not.toBe(old);
});

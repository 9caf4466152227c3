import { addSince } from '@site/src/api-reference/history/lineage';
import { entry, prop, release } from './releases';

test('what the oldest release has is undated, the rest has its first release', () => {
  const { exports } = addSince([
    release('1.0.0', entry('Old', { props: [prop('a')] })),
    release('1.1.0', entry('Old', { props: [prop('a'), prop('b')] }), entry('Middle')),
    release(
      '1.2.0',
      entry('Old', { props: [prop('a'), prop('b'), prop('c')], slots: [prop('root')] }),
      entry('Middle', { members: [prop('x')] }),
      entry('New', { props: [prop('y')] }),
    ),
  ]);
  const [old, middle, newest] = exports;
  expect(old).not.toHaveProperty('since');
  expect(old?.props?.map(({ since }) => since)).toEqual([undefined, '1.1.0', '1.2.0']);
  expect(old?.slots?.[0]?.since).toBe('1.2.0');
  expect(middle).toMatchObject({ since: '1.1.0', members: [{ name: 'x', since: '1.2.0' }] });
  expect(newest).toMatchObject({ since: '1.2.0', props: [{ name: 'y', since: '1.2.0' }] });
});

test('what was away for a release counts from its return', () => {
  const { exports } = addSince([
    release('1.0.0', entry('A', { props: [prop('a')] })),
    release('1.1.0', entry('A', { props: [] })),
    release('1.2.0', entry('A', { props: [prop('a')] })),
  ]);
  expect(exports[0]?.props?.[0]?.since).toBe('1.2.0');
});

test('exports of the same name are told apart by their modules', () => {
  const alias = (...props: string[]) =>
    entry('A', { modules: ['pkg/next'], props: props.map((name) => prop(name)) });
  const { exports } = addSince([
    release('1.0.0', alias('a')),
    release('1.1.0', entry('A', { props: [prop('a')] }), alias('a')),
  ]);
  expect(exports.map(({ since }) => since)).toEqual(['1.1.0', undefined]);
});

test('an export that moved keeps its age', () => {
  const { exports } = addSince([
    release('1.0.0', entry('A', { modules: ['pkg/before'] })),
    release('1.1.0', entry('A', { modules: ['pkg/after'] })),
  ]);
  expect(exports[0]).not.toHaveProperty('since');
});

test('one release has no history', () => {
  expect(addSince([release('1.0.0', entry('A'))]).exports[0]).not.toHaveProperty('since');
  expect(() => addSince([])).toThrow('no release');
});

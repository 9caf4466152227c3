import { planFiles } from '../../mutation/stryker/planFiles.mjs';

const testOf = (id: string, fileName: string, timeSpentMs: number) => ({
  id,
  fileName,
  timeSpentMs,
});

const tests = [
  testOf('slow', '/t/slow.test.ts', 900),
  testOf('quick a', '/t/quick.test.ts', 10),
  testOf('quick b', '/t/quick.test.ts', 20),
  testOf('own', '/t/title.property.test.ts', 5000),
  testOf('other', '/t/other.test.ts', 1),
];

test('begins with the tests of the same name, then the quickest, and leaves out what is not wanted', () => {
  const wanted = ['slow', 'quick a', 'quick b', 'own'];
  expect(planFiles(wanted, tests, '/src/title.ts')).toEqual([
    { file: '/t/title.property.test.ts', tests: ['own'] },
    { file: '/t/quick.test.ts', tests: ['quick a', 'quick b'] },
    { file: '/t/slow.test.ts', tests: ['slow'] },
  ]);
});

test('then has those that have told most mutants of the file', () => {
  const wanted = ['slow', 'quick a', 'other', 'own'];
  const told = new Map([
    ['/t/slow.test.ts', 3],
    ['/t/quick.test.ts', 1],
  ]);
  expect(planFiles(wanted, tests, '/src/title.ts', told).map(({ file }) => file)).toEqual([
    '/t/title.property.test.ts',
    '/t/slow.test.ts',
    '/t/quick.test.ts',
    '/t/other.test.ts',
  ]);
});

test('takes what there is time for of a file that takes too long, and no more than thirty files', () => {
  const long = [
    testOf('first', '/t/first.test.ts', 1),
    ...[9_000, 4_000, 3_000].map((time) => testOf(`long ${time}`, '/t/long.test.ts', time)),
  ];
  const wanted = long.map(({ id }) => id);
  expect(planFiles(wanted, long, '/src/x.ts')).toEqual([
    { file: '/t/first.test.ts', tests: ['first'] },
    { file: '/t/long.test.ts', tests: ['long 4000', 'long 3000'] },
  ]);
  const many = Array.from({ length: 32 }, (_, i) => testOf(`${i}`, `/t/${i}.test.ts`, i));
  expect(
    planFiles(
      many.map(({ id }) => id),
      many,
      '/src/x.ts',
    ),
  ).toHaveLength(30);
});

test('leaves out the last that take too long together, and never the first', () => {
  const slow = ['a', 'b', 'c', 'd'].map((name) => testOf(name, `/t/${name}.test.ts`, 7_000));
  const filesOf = (plan: ReturnType<typeof planFiles>) => plan.map(({ file }) => file);
  expect(filesOf(planFiles(['a', 'b', 'c', 'd'], slow, '/src/d.ts'))).toEqual([
    '/t/d.test.ts',
    '/t/a.test.ts',
    '/t/b.test.ts',
  ]);
  const huge = testOf('huge', '/t/huge.test.ts', 60_000);
  expect(filesOf(planFiles(['huge'], [huge], '/src/d.ts'))).toEqual(['/t/huge.test.ts']);
});

test('leaves out those first that run least of the mutated file', () => {
  const page = (id: string, timeSpentMs: number) => testOf(id, '/t/pages.test.ts', timeSpentMs);
  const pages = [
    page('passes by', 10),
    page('long', 9_000),
    page('near', 8_000),
    page('at it', 7_000),
  ];
  const all = [testOf('own', '/t/title.test.ts', 1), ...pages];
  const reach = { 'passes by': 1, near: 20, 'at it': 30 };
  const ids = all.map(({ id }) => id);
  const planned = planFiles(ids, all, '/src/title.ts', undefined, reach);
  expect(planned[1]?.tests).toEqual(['near', 'at it']);
});

test('has no file where nothing is wanted', () => {
  expect(planFiles([], tests, '/src/title.ts')).toEqual([]);
});

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

test('has no file where nothing is wanted', () => {
  expect(planFiles([], tests, '/src/title.ts')).toEqual([]);
});

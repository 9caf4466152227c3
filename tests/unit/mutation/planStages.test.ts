import { planStages } from '../../mutation/stryker/planStages.mjs';

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
  testOf('middle', '/t/middle.test.ts', 500),
  testOf('other', '/t/other.test.ts', 1),
];

test('begins with the tests of the same name, then the quickest, and leaves out what is not wanted', () => {
  const wanted = ['slow', 'quick a', 'own', 'middle'];
  expect(planStages(wanted, tests, '/src/title.ts')).toEqual([
    { files: ['/t/title.property.test.ts', '/t/quick.test.ts'], tests: ['own', 'quick a'] },
    { files: ['/t/middle.test.ts', '/t/slow.test.ts'], tests: ['middle', 'slow'] },
  ]);
});

test('has no stage without files', () => {
  expect(planStages([], tests, '/src/title.ts')).toEqual([]);
  expect(planStages(['other'], tests, '/src/title.ts')).toEqual([
    { files: ['/t/other.test.ts'], tests: ['other'] },
  ]);
});

test('a name that two files give to a test is that of both', () => {
  const twins = [testOf('same', '/t/a.test.ts', 1), testOf('same', '/t/b.test.ts', 2)];
  expect(planStages(['same'], twins, '/src/title.ts')).toEqual([
    { files: ['/t/a.test.ts', '/t/b.test.ts'], tests: ['same', 'same'] },
  ]);
});

import { changeList, previewChanges } from '@site/src/authoring/preview';
import type { Change } from '@site/src/authoring/changes';

const changes = [
  { file: 'a.mdx', after: 'one\ntwo\n' },
  { file: 'b.ts', before: '1\n2\n3\n4\n', after: '1\n2\nthree\n4\n' },
  { file: 'c.ts', before: 'gone\n' },
  { file: 'new/d.ts', from: 'd.ts', before: 'same\n', after: 'same\n' },
  { file: 'new/e.ts', from: 'e.ts', before: 'x\n', after: 'y\n' },
  { file: 'f.ts', from: 'f.ts', before: 'x\n', after: 'y\n' },
] as unknown as Change[];

const headings = [
  ...['create a.mdx', 'edit b.ts', 'delete c.ts', 'move d.ts to new/d.ts'],
  ...['move and edit e.ts to new/e.ts', 'edit f.ts'],
];

test('each change is a line', () => {
  expect(changeList(changes)).toBe(headings.map((line) => `  ${line}\n`).join(''));
  expect(changeList([])).toBe('');
});

test('new files are shown in full, and of others the lines that differ', () => {
  expect(previewChanges(changes, false)).toBe(`\
create a.mdx
  one
  two

edit b.ts
  @@ -2,3 +2,3 @@
   2
  -3
  +three
   4

delete c.ts

move d.ts to new/d.ts

move and edit e.ts to new/e.ts
  @@ -1,1 +1,1 @@
  -x
  +y

edit f.ts
  @@ -1,1 +1,1 @@
  -x
  +y
`);
});

test('a terminal with colors shows what goes in red, and what comes in green', () => {
  const [, , , , edited] = changes;
  const lines = previewChanges(edited ? [edited] : [], true).split('\n');
  expect(lines[0]).toContain('\u001b[1m');
  expect(lines.find((line) => line.includes('-x'))).toContain('\u001b[31m');
  expect(lines.find((line) => line.includes('+y'))).toContain('\u001b[32m');
  expect(lines.find((line) => line.includes('@@'))).toBe('  @@ -1,1 +1,1 @@');
});

import { groupFences } from '@site/src/remark/code-blocks/groupFences';
import { fence } from '../blocksOf';

type Fences = Parameters<typeof groupFences>[0];

/** What is wrong with fences, with the line of each. */
function told(fences: Fences): string[] {
  const messages: string[] = [];
  groupFences(fences, ({ message, node }) =>
    messages.push(`${node.position?.start.line}: ${message}`),
  );
  return messages;
}

test('fences without a mistake are told nothing of', () => {
  expect(
    told([
      fence('bash', 'npm install a', 'npm2yarn'),
      fence('ts', 'a();', 'ts-only'),
      fence('tsx', 'a();', 'fragment'),
      fence('tsx', 'a();'),
      fence('js', 'a();', 'javascript'),
    ]),
  ).toEqual([]);
});

test('a word for another language is told with what it is for', () => {
  expect(
    told([
      fence('ts', 'npm install a', 'npm2yarn', 2),
      fence('js', 'a();', 'ts-only', 5),
      fence('text', 'a();', 'fragment', 8),
    ]),
  ).toEqual([
    '2: "npm2yarn" on a ts fence -> it is for bash fences with commands of npm',
    '5: "ts-only" on a js fence -> it is for ts and tsx fences',
    '8: "fragment" on a text fence -> it is for ts and tsx fences',
  ]);
});

test('JavaScript is told where it does not belong', () => {
  expect(
    told([
      fence('js', 'a();', 'javascript', 2),
      fence('ts', 'a();', '', 5),
      fence('css', 'a {}', 'javascript', 8),
      fence('ts', 'a();', 'ts-only', 11),
      fence('js', 'a();', 'javascript', 14),
    ]),
  ).toEqual([
    '2: "javascript" without a TypeScript fence right above -> put the ts or tsx fence above it',
    '8: "javascript" belongs on a js or jsx fence below a ts or tsx fence -> change the languages',
    '14: "ts-only" and a "javascript" fence exclude each other -> remove one',
  ]);
});

test('a group names all stylings that it lacks, at its first fence', () => {
  expect(told([fence('css', 'a {}', '', 1), fence('css', 'a {}', 'styling="css"', 4)])).toEqual([
    '4: a group of stylings lacks system and tailwind -> add a fence with styling="system" beside this one',
  ]);
});

test('a styling that was misspelled is not said to be missing as well', () => {
  expect(
    told([
      fence('tsx', 'a();', 'styling="system"'),
      fence('tsx', 'a();', 'styling="css"'),
      fence('tsx', 'a();', 'styling="tailwnd"', 7),
    ]),
  ).toEqual(['7: unknown styling "tailwnd" -> use one of system, css, tailwind']);
});

test('samples are as good as they can be where there are mistakes', () => {
  const fences = [
    fence('ts', 'a();', 'wrp'),
    fence('js', 'b();', 'javascript'),
    fence('ts', 'c();'),
  ];
  const groups = groupFences(fences, () => undefined);
  expect(groups.map((group) => (group.kind === 'single' ? Object.keys(group.sample) : []))).toEqual(
    [['fence', 'javascript'], ['fence']],
  );
});

import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

const noSpace = (at: string): string =>
  `${at}  a space is missing in the heading -> write ## and a space in front of its text`;
const deep = (at: string): string =>
  `${at}  headings have six levels at most -> write ## and a space in front of its text`;

describe('headings that became text', () => {
  test.each<[text: string, says: string[]]>([
    ['##A', [noSpace('5:1')]],
    ['###A', [noSpace('5:1')]],
    ['####### A', [deep('5:1')]],
    ['########A', [deep('5:1')]],
    ['Text\n##A', [noSpace('6:1')]],
    ['#A', [noSpace('5:1')]],
    ['##1', [noSpace('5:1')]],
    ['#######A', [deep('5:1')]],
    ['####### #A', [deep('5:1')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each(['\\##A', '##', '#a', '#1', '- #A', '###### A', '## A', 'A ##B', '### #A'])(
    '%j is left alone',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );
});

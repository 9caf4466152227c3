import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

const withoutText = (mark: string) =>
  `the footnote ${mark} has no text -> add a paragraph that starts with the same mark and a colon`;
const withoutColon = (mark: string) =>
  `the text of the footnote ${mark} lacks its colon, so both are shown as text -> add the colon: ${mark}: …`;

test.each<[text: string, says: string[]]>([
  ['A word[^1] here.', [`5:7  ${withoutText('[^1]')}`]],
  ['A[^1] and b[^1].', [`5:2  ${withoutText('[^1]')}`, `5:12  ${withoutText('[^1]')}`]],
  ['[^1] is a mark.', [`5:1  ${withoutText('[^1]')}`]],
  ['A[^1].\n\n[^1]', [`5:2  ${withoutText('[^1]')}`, `7:1  ${withoutText('[^1]')}`]],
  ['A[^1].\n\n[^1] Note', [`7:1  ${withoutColon('[^1]')}`]],
  ['A *b[^one]*.\n\n> [^one] Note', [`7:3  ${withoutColon('[^one]')}`]],
  [
    'A[^1] and b[^2].\n\n[^1] One\n[^2] Two',
    [`7:1  ${withoutColon('[^1]')}`, `8:1  ${withoutColon('[^2]')}`],
  ],
])('of %j is told', async (text, says) => {
  expect(await problemsOf(text)).toEqual(says);
});

test.each(['A[^1].\n\n[^1]: Note', 'A \\[^1] mark.', '`[^1]`', 'A list[^]'])(
  '%j is left alone',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);

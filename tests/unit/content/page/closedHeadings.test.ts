import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');
const says =
  'the hashes in front of the id do not close the heading, and are shown as text -> remove them: a heading ends with its line';

test.each([
  ['## Head ## {/* #head */}', '5:9'],
  ['## Head ###{/* #head */}', '5:9'],
  ['### A *b* ## {/* #head */}', '5:11'],
  ['> ## Head ## {/* #head */}', '5:11'],
])('%j is told', async (text, at) => {
  expect(await problemsOf(text)).toEqual([`${at}  ${says}`]);
});

test.each([
  '## Head ##',
  '## Head {/* #head */}',
  '## Head {/* #head */} ##',
  '## Head \\## {/* #head */}',
  '## F # {/* #head */}',
  '## C## {/* #head */}',
  '## `##` {/* #head */}',
  '## Head {3} {/* #head */}',
  'Text ## {/* #head */}',
])('%j is left alone', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

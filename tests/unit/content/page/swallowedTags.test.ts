import { problemsOf } from './testPage';

const tabs = (text: string) =>
  `<Tabs>\n<TabItem value="a" label="A">\n\n${text}\n\n</TabItem>\n</Tabs>`;

const stray = (at: string) =>
  `${at}  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first`;

// Checks of the site tell of the end that is missing.
test.each([
  tabs(':::note\n\nText.'),
  tabs(':::note[A]\n\nText.\n\n- One'),
  tabs('```ts\na();'),
  `${tabs('~~~ts\na();')}\n\nText.`,
])('of %j no tag is told', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test.each<[text: string, says: string[]]>([
  [':::note\n\nText.\n\n</Card>', [stray('9:1')]],
  ['</Card>\n\n:::note\n\nText.', [stray('5:1')]],
  ['<Card>\n\n</Card>\n\n:::note\n\nText.\n\n</Card>', [stray('13:1')]],
  [
    '<Card>\n\n```ts\na();',
    [
      '5:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
    ],
  ],
])('of %j it is', async (text, says) => {
  expect(await problemsOf(text)).toEqual(says);
});

import { parseHere, parseInThreads, parsePages } from '@site/src/content/parsePages';

// A thread loads the parser first, which takes its time on a busy machine.
jest.setTimeout(60_000);

function source(number: number): Buffer {
  const frontMatter = `---\ntitle: Page ${number}\n---\n\n`;
  return Buffer.from(`${frontMatter}## Heading ${number} {/* #heading-${number} */}\n\nText.\n`);
}

const sources = Array.from({ length: 7 }, (_, index) => source(index));

test('several threads return what one returns, in the same order', async () => {
  const here = await parseHere(sources);
  expect(here.map(({ body }) => body?.headings[0]?.id)).toEqual(
    sources.map((_source, index) => `heading-${index}`),
  );
  expect(await parseInThreads(sources, 3)).toEqual(here);
});

test('more threads than pages are no problem', async () => {
  expect(await parseInThreads(sources.slice(0, 1), 2)).toHaveLength(1);
});

test('a page that does not parse is a result in a thread too', async () => {
  const [page] = await parseInThreads([Buffer.from('A <5.')], 1);
  expect(page?.problems).toMatchObject([{ code: 'content/mdx-syntax', line: 1, column: 3 }]);
});

test('no pages need no thread', async () => {
  expect(await parsePages([])).toEqual([]);
});

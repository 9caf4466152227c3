import { createPagesReader } from '@site/src/content/readPages';
import { createThreads } from '@site/src/content/readerThreads';
import { readHere, type PageReading, type PageSource } from '@site/src/content/readPage';

// A thread loads the parser first, which takes its time on a busy machine.
jest.setTimeout(60_000);

function source(number: number): PageSource {
  const frontMatter = `---\ntitle: Page ${number}\n---\n\n`;
  const text = `${frontMatter}## Heading ${number} {/* #heading-${number} */}\n\nText.\n`;
  return { bytes: Buffer.from(text), withSections: number % 2 === 0 };
}

async function readInThreads(
  sources: readonly PageSource[],
  count: number,
): Promise<PageReading[]> {
  const threads = createThreads(count);
  try {
    return await threads.read(sources);
  } finally {
    threads.close();
  }
}

const sources = Array.from({ length: 17 }, (_, index) => source(index));

test('several threads return what one returns, in the same order', async () => {
  const here = await readHere(sources);
  expect(here.map(({ page }) => page.body?.headings[0]?.id)).toEqual(
    sources.map((_source, index) => `heading-${index}`),
  );
  expect(await readInThreads(sources, 3)).toEqual(here);
});

test('sections are read where they are wanted', async () => {
  const [even, odd] = await readHere(sources);
  expect(even?.sections?.map(({ id }) => id)).toEqual(['.', 'heading-0']);
  expect(odd?.sections).toBeUndefined();
});

test('threads read again and again, and more of them than pages are no problem', async () => {
  const threads = createThreads(2);
  const one = await threads.read(sources.slice(0, 1));
  expect(one).toHaveLength(1);
  expect(await threads.read(sources.slice(0, 1))).toEqual(one);
  threads.close();
});

test('a page that does not parse is a result in a thread too', async () => {
  const broken = { bytes: Buffer.from('A <5.'), withSections: true };
  const [reading] = await readInThreads([broken], 1);
  expect(reading?.page.problems).toMatchObject([
    { code: 'content/mdx-syntax', line: 1, column: 3 },
  ]);
  expect(reading?.sections).toEqual([]);
});

test('a thread that ends gives no result, and says so', async () => {
  const threads = createThreads(1);
  const reading = threads.read(sources);
  threads.close();
  await expect(reading).rejects.toThrow('ended with exit code');
});

test('what was made of samples comes with their page, once for equal ones', async () => {
  const sample = '```tsx\nconst rows: number = 1;\n```\n';
  const page = { bytes: Buffer.from(sample), withSections: false };
  const readings = await readInThreads([page, page], 1);
  expect(readings.map(({ samples }) => samples)).toEqual([
    [
      {
        source: 'const rows: number = 1;',
        options: { language: 'tsx', blankLines: 'source' },
        stripped: { code: expect.stringContaining('const rows'), hadTypes: true },
      },
    ],
    [],
  ]);
});

test('no pages need no thread', async () => {
  expect(await createPagesReader().read([])).toEqual([]);
});

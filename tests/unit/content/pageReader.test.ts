import fs from 'node:fs';
import path from 'node:path';
import { createFiles } from '@site/src/content/files';
import { createPageReader } from '@site/src/content/pageReader';
import type * as ReadPages from '@site/src/content/readPages';
import { runChecks } from '@site/src/content/runChecks';
import { openSite, withSite, type FixtureSite } from './fixtureSite';
import { translatedFixture } from './translations/translatedSite';

/** Titles of the pages that were read since it was last asked. */
const mockRead: string[] = [];

jest.mock('@site/src/content/readPages', (): typeof ReadPages => {
  const { createPagesReader } = jest.requireActual<typeof ReadPages>('@site/src/content/readPages');
  return {
    createPagesReader() {
      const reader = createPagesReader();
      return {
        ...reader,
        read(sources) {
          const texts = sources.map(({ bytes }) => Buffer.from(bytes).toString('utf8'));
          mockRead.push(...texts.map((text) => /^title: (.*)$/m.exec(text)?.[1] ?? ''));
          return reader.read(sources);
        },
      };
    },
  };
});

/** A site in two languages with a folder for caches, and what a run reads in it. */
async function withReading(
  use: (site: FixtureSite, run: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  await withSite(
    ({ root }) => fs.cpSync(translatedFixture, root, { recursive: true }),
    async (root) => {
      fs.mkdirSync(path.join(root, 'node_modules'));
      await use(openSite(root), async () => {
        await runChecks(root);
        return mockRead.splice(0);
      });
    },
  );
}

afterEach(() => mockRead.splice(0));

const overview = 'docs-core/introduction/overview.mdx';
const cache = (site: FixtureSite, name: string): string =>
  path.join(site.root, 'node_modules/.cache/content-checks', name);

test('a second run reads nothing, and one after an edit reads the edited page', () =>
  withReading(async (site, run) => {
    expect((await run()).length).toBeGreaterThan(6);
    expect(await run()).toEqual([]);
    site.replace(overview, 'title: ', 'title: New ');
    expect(await run()).toEqual([expect.stringMatching(/^New /)]);
    site.replace(overview, 'title: New ', 'title: ');
    expect(await run()).toHaveLength(1);
    expect(await run()).toEqual([]);
  }));

test('files with the same content are read once', () =>
  withReading(async (site, run) => {
    await run();
    site.copy(overview, 'docs-core/introduction/one.mdx');
    site.append('docs-core/introduction/one.mdx', '\nMore.\n');
    site.copy('docs-core/introduction/one.mdx', 'docs-core/introduction/two.mdx');
    expect(await run()).toHaveLength(1);
  }));

test.each(['pages.v8', 'translations.v8'])('what a damaged %s held is read again', (name) =>
  withReading(async (site, run) => {
    const before = await runChecks(site.root);
    await run();
    const file = cache(site, name);
    const bytes = fs.readFileSync(file);
    // A single bit: the format itself would read another text or number out of it.
    bytes[bytes.length - 9]! ^= 1;
    fs.writeFileSync(file, bytes);
    expect((await run()).length).toBeGreaterThan(0);
    expect(await run()).toEqual([]);
    expect(await runChecks(site.root)).toEqual(before);
  }),
);

test('runs at the same time find the same, and leave whole caches and nothing else', () =>
  withReading(async (site, run) => {
    const results = await Promise.all([1, 2, 3, 4].map(() => runChecks(site.root)));
    expect(results.every(({ pageCount }) => pageCount === results[0]?.pageCount)).toBe(true);
    await run();
    expect(await run()).toEqual([]);
    const left = fs.readdirSync(cache(site, '.'));
    expect(left).toEqual(expect.arrayContaining(['pages.v8', 'translations.v8']));
    expect(left.filter((name) => !name.endsWith('.v8'))).toEqual([]);
  }));

test('a page that can not be read is left to who loads it', () =>
  withReading(async (site) => {
    const files = createFiles(site.root);
    const reader = createPageReader(site.root);
    site.remove(overview);
    // The folder was listed before.
    await expect(reader.read({ ...files, list: () => [overview] })).resolves.toBeUndefined();
  }));

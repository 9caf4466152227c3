import { createHash } from 'node:crypto';
import { allSections } from '../../bench/corpus/allSections';
import { createCorpus, partSize, sectionSize } from '../../bench/corpus/createCorpus';
import { toMarkdown } from '../../bench/corpus/toMarkdown';
import type { Block, Corpus, CorpusPage, Inline } from '../../bench/corpus/types';
import { plainDialect } from '../../bench/peers/plainDialect';

const pagesOf = (corpus: Corpus): CorpusPage[] => allSections(corpus).flatMap(({ pages }) => pages);

const markdown = (page: CorpusPage): string => toMarkdown(page, plainDialect);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function inlineOf(block: Block): readonly Inline[] {
  if (block.kind === 'paragraph') return block.parts;
  return block.kind === 'list' ? block.items.flat() : [];
}

const blocksOf = ({ parts }: CorpusPage): Block[] => parts.flatMap(({ blocks }) => blocks);

describe('the corpus', () => {
  it('is the same every time and on every machine', () => {
    const corpus = createCorpus(30);
    const text = [...pagesOf(corpus).map(markdown), ...Object.values(corpus.images)].join('\n');
    expect(hash(text)).toBe('bf3f87eeaafa5ff7710a00ff63a2fc01a63038c5800a9ca23d816ad6fce83dc3');
    expect(createCorpus(30)).toEqual(corpus);
  });

  it('has the same pages whatever its size, but for where links lead', () => {
    const withoutLinks = (page?: CorpusPage): string =>
      page ? markdown(page).replaceAll(/\[[^\]]*\]\([^)]*\)/g, '') : '';
    const [small, large] = [createCorpus(20), createCorpus(200)].map(pagesOf);
    expect(small?.map(withoutLinks)).toEqual(large?.slice(0, 20).map(withoutLinks));
  });

  it.each([12, 120, 1005])('has %i pages in sections, and no two of one name', (count) => {
    const corpus = createCorpus(count);
    const pages = pagesOf(corpus);
    expect(pages).toHaveLength(count);
    const sections = allSections(corpus);
    expect(sections).toHaveLength(Math.ceil(count / sectionSize));
    expect(corpus.parts).toHaveLength(Math.ceil(sections.length / partSize));
    expect(new Set(corpus.parts.map(({ title }) => title)).size).toBe(corpus.parts.length);
    for (const property of ['title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[property])).size).toBe(count);
    }
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    expect(new Set(pages.map(({ id }) => `${id.section}/${id.page}`)).size).toBe(count);
  });

  it('has about 800 words on a page, code included', () => {
    const counts = pagesOf(createCorpus(120)).map((page) => markdown(page).split(/\s+/).length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(760);
    expect(mean).toBeLessThan(840);
  });

  it('has on each page ten sections, three kinds of code, a table, a picture, and links', () => {
    const corpus = createCorpus(30);
    for (const page of pagesOf(corpus)) {
      const blocks = blocksOf(page);
      const languages = blocks.flatMap((block) => (block.kind === 'code' ? block.language : []));
      expect(page.parts).toHaveLength(10);
      expect(new Set(page.parts.map(({ depth }) => depth))).toEqual(new Set([2, 3]));
      expect(languages.sort()).toEqual(['bash', 'json', 'tsx']);
      expect(blocks.filter(({ kind }) => kind === 'table')).toHaveLength(1);
      const pictures = blocks.flatMap((block) => (block.kind === 'image' ? block.file : []));
      expect(pictures).toHaveLength(1);
      expect(Object.keys(corpus.images)).toContain(pictures[0]);
      const links = blocks.flatMap(inlineOf).filter(({ kind }) => kind === 'link');
      expect(links.length).toBeGreaterThan(3);
    }
  });

  it('leads to pages and headings that there are, and never to the page itself', () => {
    const pages = pagesOf(createCorpus(30));
    for (const page of pages) {
      for (const part of blocksOf(page).flatMap(inlineOf)) {
        if (part.kind !== 'link') continue;
        const { section, page: name } = part.to;
        const target = pages.find(({ id }) => id.section === section && id.page === name);
        expect(target).toBeDefined();
        expect(target).not.toBe(page);
        const anchors = target?.parts.map(({ anchor }) => anchor);
        expect(part.anchor === undefined || anchors?.includes(part.anchor)).toBe(true);
      }
    }
  });

  it('refuses a number of pages that makes no documentation', () => {
    expect(() => createCorpus(1)).toThrow(RangeError);
    expect(() => createCorpus(2.5)).toThrow(RangeError);
  });
});

describe('a page in Markdown', () => {
  const [page] = pagesOf(createCorpus(30));
  const text = page ? markdown(page) : '';

  it('has front matter, headings, fences, a table, links and a picture', () => {
    expect(text).toMatch(/^---\ntitle: Active account 1\ndescription: How [^\n]*\.\n---\n\n[A-Z]/);
    expect(text).toContain('\n## Set it up\n');
    expect(text).toContain('\n### Settings\n');
    expect(text).toContain('\n```tsx\nimport ');
    expect(text).toContain('\n| Name | Type | Meaning |\n| --- | --- | --- |\n');
    expect(text).toMatch(/\]\(\.\/[\w-]+\.md\)/);
    expect(text).toMatch(/\]\(\.\.\/section-2\/[\w-]+\.md#[\w-]+\)/);
    expect(text).toMatch(/!\[Bars: [^\]]+\]\(\/img\/diagram-0\.svg\)/);
  });

  it('has what only some generators want', () => {
    const dialect = {
      ...plainDialect,
      headingId: (anchor: string) => ` {/* #${anchor} */}`,
      writesTitle: true,
    };
    const other = page ? toMarkdown(page, dialect) : '';
    expect(other).toContain('\n## Set it up {/* #set-it-up */}\n');
    expect(other).toContain('---\n\n# Active account 1\n\n');
  });
});

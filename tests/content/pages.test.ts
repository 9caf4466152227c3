import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { navigation } from '@site/src/navigation';
import { flattenPages } from '@site/src/navigation/flatten';
import { productIds } from '@site/src/products';

const root = path.resolve(__dirname, '../..');

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly pageType: string;
}

interface SourcePage extends FrontMatter {
  readonly body: string;
  /** Ids of the headings of the second level, in order. */
  readonly sections: readonly string[];
}

/** Search results show about this much of a title. */
const MAX_TITLE_LENGTH = 60;

function fileOf(pathname: string): string {
  const [, product = '', ...rest] = pathname.split('/');
  return path.join(root, `docs-${product}`, `${rest.join('/')}.mdx`);
}

/** Reads a page without the parser that the checks use, so that one can tell on the other. */
function readPage(pathname: string): SourcePage {
  const text = fs.readFileSync(fileOf(pathname), 'utf8');
  const [, frontMatter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const prose = body.replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
  return {
    ...(parse(frontMatter) as FrontMatter),
    body: prose,
    sections: [...prose.matchAll(/^## .*\{\/\* #([a-z0-9-]+) \*\/\}$/gm)].map(([, id = '']) => id),
  };
}

/** Addresses behind the heading of a section, in Markdown and in cards. */
function linksAfter(body: string, id: string): string[] {
  const [, section = ''] = body.split(`{/* #${id} */}`);
  return [...section.matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g)].map(([link]) => link);
}

// Entries without a page are the business of navigation.test.ts.
const pathnames = productIds
  .flatMap((product) => flattenPages(navigation[product]).map(({ pathname }) => pathname))
  .filter((pathname) => fs.existsSync(fileOf(pathname)));

describe.each(pathnames)('%s', (pathname) => {
  const page = readPage(pathname);

  test('has a title that search results show in full', () => {
    expect(page.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  });

  test('has a description of one sentence', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.description).toMatch(/^[^.]*(?:\.\S[^.]*)*\.$/);
  });

  test('starts with a sentence', () => {
    expect(page.body.trimStart()).toMatch(/^(?:import .*\n+)*[A-Z`*[]/);
  });

  test('has the sections of its type', () => {
    const expected = [
      ...(page.pageType === 'tutorial' ? ['before-you-begin'] : []),
      ...(['overview', 'reference'].includes(page.pageType) ? [] : ['whats-next']),
    ];
    expect(page.sections).toEqual(expect.arrayContaining(expected));
  });

  test('ends with its next steps, if it has them: one to five', () => {
    if (page.sections.includes('whats-next')) {
      expect(page.sections.at(-1)).toBe('whats-next');
      const links = linksAfter(page.body, 'whats-next');
      expect(links.length).toBeGreaterThanOrEqual(1);
      expect(links.length).toBeLessThanOrEqual(5);
    }
  });
});

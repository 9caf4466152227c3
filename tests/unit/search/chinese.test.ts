import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SearchResults, TextSegment } from '../../../src/search/types';

// Room for Pagefind on machines that do something else beside.
jest.setTimeout(120_000);

const marked = (segments: readonly TextSegment[] = []): string[] =>
  segments.filter((segment) => segment.marked).map(({ text }) => text);

const queries = [
  '通知',
  '显示通知',
  '关闭',
  '消失',
  'useNotifications',
  'useNotificatoins',
  '数据库',
];

let found: Record<string, SearchResults> = {};

beforeAll(async () => {
  // Pagefind is an ES module with a program: both are for a process of their own.
  const jiti = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const script = path.join(__dirname, 'support/chineseIndex.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [jiti, script, ...queries]);
  found = JSON.parse(stdout.slice(stdout.indexOf('{'))) as typeof found;
});

const pagesFor = (query: string) => found[query]?.pages ?? [];

const sectionsFor = (query: string): string[] =>
  (pagesFor(query)[0]?.sections ?? []).map(({ url }) => url.replace(/.*#/, ''));

describe('a search in Chinese', () => {
  it.each([
    ['通知', 'notifications'],
    ['显示通知', 'notifications'],
    ['关闭', 'notifications'],
    ['消失', 'notifications'],
    ['useNotifications', 'notifications'],
  ])('finds %s', (query, page) => {
    expect(pagesFor(query).map(({ url }) => url)).toEqual([`/toolpad/zh/${page}/`]);
  });

  it('marks words, not what they stand in', () => {
    expect(marked(pagesFor('通知')[0]?.title)).toEqual(['通知']);
    expect(marked(pagesFor('关闭')[0]?.excerpt)).toEqual(['关闭', '关闭']);
  });

  it('shows text without what Pagefind puts between words', () => {
    expect(JSON.stringify(found)).not.toContain('\u200b');
  });

  it('leads to the sections in which the words stand', () => {
    expect(sectionsFor('显示通知')).toEqual(['show', 'close']);
    expect(sectionsFor('关闭')).toEqual(['close']);
    // In the text below the heading alone: positions count words.
    expect(sectionsFor('消失')).toEqual(['close']);
  });

  it('finds nothing for a word that is nowhere', () => {
    expect(found['数据库']).toEqual({ pages: [] });
  });
});

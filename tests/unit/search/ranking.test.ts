import { combine, termWeights, type TermHits } from '../../../src/search/engine/combine';
import { relevance, type RankedPage } from '../../../src/search/engine/rank';
import { parseQuery } from '../../../src/search/query';

const hit = (id: string, score: number, prominent = false) => ({ id, score, prominent });

describe('joining the terms of a query', () => {
  const logo: TermHits = { term: 'logo', hits: [hit('provider', 5), hit('layout', 2)] };
  const change: TermHits = { term: 'change', hits: [hit('layout', 9), hit('releases', 9)] };

  it('puts pages first that have all of them', () => {
    const weights = termWeights([logo, change], 100, new Set());
    expect(combine([logo, change], weights)[0]).toMatchObject({ id: 'layout', coverage: 1 });
  });

  it('gives words that only say what to do less weight', () => {
    const weights = termWeights([logo, change], 100, new Set(['change']));
    expect(combine([logo, change], weights).map(({ id }) => id)).toEqual([
      'layout',
      'provider',
      'releases',
    ]);
  });

  it('leaves terms aside that stand nowhere', () => {
    const nothing: TermHits = { term: 'zzz', hits: [] };
    const weights = termWeights([logo, nothing], 100, new Set());
    expect(combine([logo, nothing], weights)[0]).toMatchObject({ id: 'provider', coverage: 1 });
  });

  it('finds nothing in nothing', () => {
    expect(combine([], new Map())).toEqual([]);
  });
});

describe('the relevance of a page', () => {
  const page = (changes: Partial<RankedPage>): RankedPage => ({
    title: 'Page',
    description: '',
    content: '',
    headings: [],
    keywords: [],
    score: 1,
    ...changes,
  });

  function order(query: string, pages: readonly RankedPage[], current?: 'core' | 'studio') {
    const parsed = parseQuery(query, 'en');
    const weights = new Map(parsed.terms.map((term) => [term, 1]));
    return pages
      .map(({ title, ...rest }) => ({
        title,
        points: relevance({ title, ...rest }, parsed, weights, current),
      }))
      .sort((a, b) => b.points - a.points)
      .map(({ title }) => title);
  }

  it('is greatest for the page of that name', () => {
    const pages = [
      page({ title: 'All components', score: 2, headings: ['useDialogs'] }),
      page({ title: 'useDialogs' }),
    ];
    expect(order('useDialogs', pages)).toEqual(['useDialogs', 'All components']);
    expect(order('use dialogs', pages)).toEqual(['useDialogs', 'All components']);
  });

  it('is greater for a guide than for reference on the same thing', () => {
    const pages = [
      page({ title: 'useDialogs API', kind: 'reference' }),
      page({ title: 'useDialogs', kind: 'component' }),
    ];
    expect(order('useDialogs', pages)[0]).toBe('useDialogs');
  });

  it('prefers the product of the page that the reader is on, and the one they name', () => {
    const pages = [
      page({ title: 'Install Toolpad Core', product: 'core' }),
      page({ title: 'Install Toolpad Studio', product: 'studio' }),
    ];
    expect(order('install', pages, 'studio')[0]).toBe('Install Toolpad Studio');
    expect(order('install', pages, 'core')[0]).toBe('Install Toolpad Core');
    expect(order('install studio', pages, 'core')[0]).toBe('Install Toolpad Studio');
  });

  it('counts the reader’s own words in a row', () => {
    const pages = [
      page({ title: 'Sign-in Page' }),
      page({ title: 'useSession', description: 'Read in any component who is signed in.' }),
    ];
    expect(order('who is signed in', pages)[0]).toBe('useSession');
  });
});

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

  it('gives rare words more weight, and weak ones less', () => {
    const weights = termWeights(
      [
        { term: 'rare', hits: [hit('a', 1)] },
        { term: 'often', hits: Array.from({ length: 50 }, (_, at) => hit(`${at}`, 1)) },
        { term: 'weak', hits: [hit('a', 1)] },
        { term: 'nowhere', hits: [] },
      ],
      100,
      new Set(['weak']),
    );
    const of = (term: string): number => weights.get(term) ?? NaN;
    expect(of('nowhere')).toBeGreaterThan(of('rare'));
    expect(of('rare')).toBeGreaterThan(of('weak'));
    expect(of('rare')).toBeGreaterThan(of('often'));
    expect(of('often')).toBeGreaterThan(0);
    expect(of('weak')).toBeGreaterThan(0);
  });

  it('says how much of the weight a page has', () => {
    const weights = new Map([
      ['logo', 3],
      ['change', 1],
    ]);
    const found = combine([logo, change], weights);
    expect(found.map(({ id, coverage }) => [id, coverage])).toEqual([
      ['layout', 1],
      ['provider', 0.75],
      ['releases', 0.25],
    ]);
  });

  it('prefers a page that has the term in its title, and one that has it more often', () => {
    const term = (hits: TermHits['hits']) => combine([{ term: 'a', hits }], new Map([['a', 1]]));
    expect(term([hit('text', 5), hit('title', 4, true)])[0]?.id).toBe('title');
    expect(term([hit('less', 4), hit('more', 5)]).map(({ id }) => id)).toEqual(['more', 'less']);
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

  it('is told by the title, then by a heading, then by keywords', () => {
    const pages = [
      page({ title: 'Nothing', keywords: ['other', 'logo'] }),
      page({ title: 'None' }),
      page({ title: 'Guide', headings: ['First', 'Your logo'] }),
      page({ title: 'Logo guide' }),
    ];
    expect(order('logo of app', pages)).toEqual(['Logo guide', 'Guide', 'Nothing', 'None']);
  });

  it('is greater for a title that has less beside', () => {
    const pages = [
      page({ title: 'Change everything and the logo' }),
      page({ title: 'Change logo' }),
    ];
    expect(order('change logo please', pages)[0]).toBe('Change logo');
  });

  it('counts a name that has the word in it as about the word', () => {
    const pages = [page({ title: 'Hook for dialogs' }), page({ title: 'useDialogs hook' })];
    expect(order('dialogs', pages)[0]).toBe('useDialogs hook');
  });

  it('is greater for what has more of the weight', () => {
    const query = parseQuery('change logo', 'en');
    const weights = new Map([
      ['change', 1],
      ['logo', 3],
    ]);
    const points = (title: string) => relevance(page({ title }), query, weights);
    expect(points('A logo here')).toBeGreaterThan(points('A change here'));
  });

  it('grows with what the index says', () => {
    const query = parseQuery('logo', 'en');
    const points = (score: number) => relevance(page({ score }), query, new Map([['logo', 1]]));
    expect(points(2)).toBe(2 * points(1));
    expect(relevance(page({}), query, new Map())).toBeGreaterThan(0);
  });

  it('is that of a name also where the title says "API", or a keyword is the name', () => {
    const pages = [
      page({ title: 'Other use', keywords: ['a', 'useDialogs'] }),
      page({ title: 'Dialogs to use' }),
      page({ title: 'useDialogs API' }),
    ];
    expect(order('use dialogs', pages)).toEqual(['useDialogs API', 'Other use', 'Dialogs to use']);
  });

  it('gives no page a name that was not asked for', () => {
    const points = (title: string) => relevance(page({ title }), parseQuery('?', 'en'), new Map());
    expect(points('')).toBe(points('Page'));
  });

  it('is not changed by the product of another page, or by none', () => {
    const points = (product?: 'core' | 'studio', current?: 'core' | 'studio') =>
      relevance(page({ product }), parseQuery('logo', 'en'), new Map([['logo', 1]]), current);
    expect(points('core', 'studio')).toBe(points());
    expect(points('core')).toBe(points());
    expect(points(undefined, 'core')).toBe(points());
    expect(points('core', 'core')).toBeGreaterThan(points());
  });

  it('counts three words in a row, and not two', () => {
    const points = (description: string) =>
      relevance(page({ description }), parseQuery('who is signed in', 'en'), new Map());
    const none = points('');
    expect(points('Signed, who is.')).toBe(none);
    expect(points('It says: who is, signed!')).toBeGreaterThan(none);
    expect(points('who is signed in')).toBeGreaterThan(points('who is signed'));
    expect(points('anyone who is signedin')).toBe(none);
  });

  it('finds a message of four words anywhere in the page', () => {
    const points = (content: string, query = 'no session was found') =>
      relevance(page({ content }), parseQuery(query, 'en'), new Map());
    expect(points('Text. No session was found. Text.')).toBeGreaterThan(points('Text.'));
    expect(points('No session was here')).toBe(points(''));
    expect(points('No session found', 'no session found')).toBe(points('', 'no session found'));
  });

  it('knows words in a row without spaces', () => {
    const points = (description: string) =>
      relevance(page({ description }), parseQuery('绑定数据到组件', 'zh-CN'), new Map());
    expect(points('如何绑定数据到组件')).toBeGreaterThan(points('组件到数据绑定'));
  });

  it('counts the reader’s own words in a row', () => {
    const pages = [
      page({ title: 'Sign-in Page' }),
      page({ title: 'useSession', description: 'Read in any component who is signed in.' }),
    ];
    expect(order('who is signed in', pages)[0]).toBe('useSession');
  });
});

import type { VocabularyEntry } from '@site/src/search/didYouMean';
import type { PagefindResult } from '@site/src/search/engine/pagefindApi';
import type { SearchIndex } from '@site/src/search/engine';
import { findTerm, mend } from '@site/src/search/engine/terms';

interface Page {
  readonly title?: string;
  readonly keywords?: string;
  readonly content?: string;
}

interface Content {
  /** Pages by their ids; others do not arrive. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** Ids of the pages that are found for a term. */
  readonly found?: Readonly<Record<string, readonly string[]>>;
  readonly vocabulary?: readonly VocabularyEntry[];
}

function indexOf({ pages = {}, found = {}, vocabulary = [] }: Content) {
  const loaded: string[] = [];
  const loadVocabulary = jest.fn(async () => vocabulary);
  const search = jest.fn(async (term: string) => ({
    results: (found[term] ?? []).map((id) => ({ id, score: 1 })),
  }));
  const index: SearchIndex = {
    language: 'en',
    pageCount: 10,
    pagefind: { init: async () => {}, options: async () => {}, search },
    loadPage: async (id) => {
      loaded.push(id);
      const page = pages[id];
      if (!page) throw new Error('lost');
      const { content = '', ...meta } = page;
      return { url: `/${id}/`, content, meta: { ...meta }, filters: {}, anchors: [] };
    },
    loadVocabulary,
    state: async () => 'current',
  };
  return { index, loaded, loadVocabulary, search };
}

/** What is meant by a term, as what is searched for instead, and in which pages it stands. */
async function meant(content: Content, term: string, filters = {}) {
  const { index, ...rest } = indexOf(content);
  const terms = await mend(index, await findTerm(index, term, filters), filters);
  return {
    ...rest,
    terms: terms.map(({ term: word, hits }) => [word, hits.map(({ id }) => id)]),
    first: terms[0],
  };
}

describe('what is found for a term', () => {
  test('is prominent in titles and keywords, and not in descriptions or text', async () => {
    const results: PagefindResult[] = [
      { id: 'title', score: 5, matchedMetaFields: ['description', 'title'] },
      { id: 'keywords', score: 4, matchedMetaFields: ['keywords'] },
      { id: 'description', score: 3, matchedMetaFields: ['description'] },
      { id: 'text', score: 2 },
    ];
    const { index, search } = indexOf({});
    search.mockResolvedValue({ results });
    const filters = { product: { any: ['core'] } };
    const { term, hits } = await findTerm(index, 'logo', filters);
    expect(search).toHaveBeenCalledWith('logo', { filters });
    expect(term).toBe('logo');
    expect(hits).toEqual([
      { id: 'title', score: 5, prominent: true },
      { id: 'keywords', score: 4, prominent: true },
      { id: 'description', score: 3, prominent: false },
      { id: 'text', score: 2, prominent: false },
    ]);
  });
});

describe('a term that is spelled right', () => {
  const vocabulary: VocabularyEntry[] = [['dialogs', 3]];

  test.each<[string, Page]>([
    ['title', { title: 'Dialgos' }],
    ['keywords', { title: 'A', keywords: 'one, dialgos' }],
    ['text', { content: 'About dialgos' }],
    ['word that goes on', { content: 'dialgosProvider' }],
  ])('stands in a page as %s, and nothing else is looked for', async (_, page) => {
    const content = { pages: { a: page }, found: { dialgos: ['a'] }, vocabulary };
    const { terms, loadVocabulary } = await meant(content, 'dialgos');
    expect(terms).toEqual([['dialgos', ['a']]]);
    expect(loadVocabulary).not.toHaveBeenCalled();
  });

  test('is looked for in two pages and no more, for each is loaded', async () => {
    const other = { content: 'Nothing' };
    const pages = { a: other, b: { content: 'dialgos' }, c: { content: 'dialgos' } };
    const second = await meant({ pages, found: { dialgos: ['a', 'b', 'c'] } }, 'dialgos');
    expect(second.terms).toEqual([['dialgos', ['a', 'b', 'c']]]);
    const third = await meant({ pages, found: { dialgos: ['a', 'a', 'c'] } }, 'dialgos');
    expect(third.terms).toEqual([['dialgos', []]]);
    expect(third.loaded).toEqual(['a', 'a']);
  });

  test('is believed if no page arrives that could speak against it', async () => {
    const { terms } = await meant({ found: { dialgos: ['a', 'b'] }, vocabulary }, 'dialgos');
    expect(terms).toEqual([['dialgos', ['a', 'b']]]);
  });

  test('is what the one page says that arrives', async () => {
    const content = {
      pages: { b: { content: 'Nothing' } },
      found: { dialgos: ['a', 'b'], dialogs: ['c'] },
      vocabulary,
    };
    expect((await meant(content, 'dialgos')).terms).toEqual([['dialogs', ['c']]]);
  });

  test('is any that is found where words have no spaces', async () => {
    const found = await meant({ found: { 对话框: ['a'] } }, '对话框');
    expect([found.terms, found.loaded]).toEqual([[['对话框', ['a']]], []]);
    const none = await meant({ vocabulary: [['对话框架', 1]] }, '对话框');
    expect(none.terms).toEqual([['对话框', []]]);
    expect(none.loadVocabulary).not.toHaveBeenCalled();
  });
});

describe('a term that is nowhere', () => {
  test('is replaced by the word that was meant, as the index writes it', async () => {
    const content: Content = { found: { usedialogs: ['a'] }, vocabulary: [['useDialogs', 2]] };
    const { terms, first, search } = await meant(content, 'usedialgos', {
      kind: { any: ['guide'] },
    });
    expect(terms).toEqual([['usedialogs', ['a']]]);
    expect(first).toMatchObject({ correction: 'useDialogs', of: 'usedialgos' });
    expect(search).toHaveBeenLastCalledWith('usedialogs', {
      filters: { kind: { any: ['guide'] } },
    });
  });

  test('keeps what was found if another form of it stands there, and nothing better is known', async () => {
    const pages = { a: { content: 'migrating' } };
    const { terms } = await meant({ pages, found: { migraton: ['a'] } }, 'migraton');
    expect(terms).toEqual([['migraton', ['a']]]);
  });

  test('is looked for by the parts of its name, but for single letters', async () => {
    const found = { sign: ['a'], in: ['b'], page: [] };
    expect((await meant({ found }, 'sign_in_x_page')).terms).toEqual([
      ['sign', ['a']],
      ['in', ['b']],
      ['page', []],
    ]);
    expect((await meant({ found }, '_sign')).terms).toEqual([['_sign', []]]);
  });

  test('finds no pages that only begin like it', async () => {
    const pages = { a: { content: 'kube' } };
    const { terms, first } = await meant({ pages, found: { kubernetes: ['a'] } }, 'kubernetes');
    expect(terms).toEqual([['kubernetes', []]]);
    expect(first).toMatchObject({ results: [], isLost: false });
  });

  test('is lost if the index has the word, unless a filter explains it', async () => {
    const vocabulary: VocabularyEntry[] = [['Dialogs', 2]];
    expect((await meant({ vocabulary }, 'dialogs')).first?.isLost).toBe(true);
    const filtered = await meant({ vocabulary }, 'dialogs', { kind: { any: ['guide'] } });
    expect(filtered.first?.isLost).toBe(false);
  });
});

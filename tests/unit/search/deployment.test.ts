import { gzipSync } from 'node:zlib';
import type { PagefindModule } from '../../../src/search/engine/pagefindApi';
import { pagefindProvider } from '../../../src/search/providers/pagefind';
import {
  SearchUnavailableError,
  SearchUnsupportedError,
  type SearchRequest,
} from '../../../src/search/types';

const address = 'https://docs.example.com/toolpad/pagefind/';

/** Files of one deployment, by their names; the parts of an index have the deployment in theirs. */
type Files = Map<string, string>;

const pageFile = (id: string): string => `fragment/${id}.pf_fragment`;

function deployment(name: string, titles: readonly string[]): Files {
  const pages = titles.map((title): [string, string] => [
    pageFile(`${title}-${name}`),
    `pagefind_dcd${JSON.stringify({
      url: `/${title}/`,
      content: `${title}. About dialogs`,
      meta: { title },
      filters: {},
      anchors: [],
    })}`,
  ]);
  return new Map([
    ...pages,
    [`index/${name}`, titles.join(' ')],
    ['pagefind-entry.json', JSON.stringify({ languages: { en: { hash: name } } })],
    ['vocabulary.json', JSON.stringify([['dialogs', 2]])],
  ]);
}

let files: Files = new Map();
let isOnline = true;
let opened = 0;
/** Files that never arrive. */
let hanging: RegExp | undefined;
/** What happens after the next search. */
let afterSearch: (() => void) | undefined;

/** Pagefind, as far as it matters: it opens what the entry names, and keeps silent about lost parts. */
const pagefindModule: PagefindModule = {
  createInstance: () => {
    opened += 1;
    let name = '';
    return {
      init: async () => {
        if (!isOnline) throw new Error('offline');
        const entry = JSON.parse(files.get('pagefind-entry.json') ?? '{}') as {
          languages: { en: { hash: string } };
        };
        name = entry.languages.en.hash;
      },
      options: async () => {},
      search: async () => {
        const titles = ((isOnline && files.get(`index/${name}`)) || '').split(' ').filter(Boolean);
        afterSearch?.();
        afterSearch = undefined;
        return {
          results: titles.map((title, i) => ({ id: `${title}-${name}`, score: titles.length - i })),
        };
      },
    };
  },
};

const provider = () =>
  pagefindProvider(() => ({
    address,
    baseUrl: '/toolpad/',
    loadModule: async () => pagefindModule,
    language: 'en',
    pageCount: 10,
  }));

const request: SearchRequest = { query: 'dialogs', filters: {}, limit: 8 };

type Provider = ReturnType<typeof provider>;

async function titlesFrom(search: Provider, query = 'dialogs'): Promise<string[]> {
  const { pages } = await search.search({ ...request, query });
  return pages.map(({ title }) => title.map(({ text }) => text).join(''));
}

async function serve(input: Parameters<typeof fetch>[0]): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (hanging?.test(String(input))) return new Promise<never>(() => {});
  const name = String(input).slice(address.length).replace(/\?.*/, '');
  const text = files.get(name);
  if (text === undefined) return new Response('<!doctype html>', { status: 404 });
  return new Response(name.startsWith('fragment/') ? gzipSync(text) : text);
}

/** Addresses that are asked for past all caches from now on, which mends what is there. */
function fetchedAnew(mend: () => void): readonly string[] {
  const addresses: string[] = [];
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    if (init?.cache === 'reload') {
      addresses.push(String(input));
      mend();
    }
    return serve(input);
  });
  return addresses;
}

beforeEach(() => {
  isOnline = true;
  opened = 0;
  hanging = undefined;
  files = deployment('old', ['first', 'second']);
  jest.spyOn(globalThis, 'fetch').mockImplementation(serve);
});

afterEach(() => jest.restoreAllMocks());

describe('an index in an open tab', () => {
  it('is opened anew when a deployment has taken its pages away', async () => {
    const search = provider();
    await search.warmUp();
    const parts = files.get('index/old') ?? '';
    files = deployment('new', ['first', 'third']).set('index/old', parts);
    expect(await titlesFrom(search)).toEqual(['first', 'third']);
    expect(await titlesFrom(search)).toEqual(['first', 'third']);
    expect(opened).toBe(2);
  });

  it('is opened anew when its parts are gone, which Pagefind does not tell', async () => {
    const search = provider();
    await search.warmUp();
    files = deployment('new', ['first', 'third']);
    expect(await titlesFrom(search, 'about')).toEqual(['first', 'third']);
  });

  it('is opened anew when Pagefind could not read a part, which is fetched past caches before', async () => {
    const part = `${address}index/old`;
    const entries = [
      part,
      `${address}pagefind-entry.json?ts=1`,
      `${address}${pageFile('first-old')}`,
      'https://docs.example.com/x.js',
    ];
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue(entries.map((name) => ({ name }) as PerformanceResourceTiming));
    const whole = files.get('index/old') ?? '';
    files.delete('index/old');
    const fresh = fetchedAnew(() => files.set('index/old', whole));
    expect(await titlesFrom(provider())).toEqual(['first', 'second']);
    expect(fresh).toEqual([part]);
  });

  it('has pages that are damaged fetched past caches', async () => {
    const name = pageFile('first-old');
    const whole = files.get(name) ?? '';
    files.set(name, 'damaged');
    const fresh = fetchedAnew(() => files.set(name, whole));
    expect(await titlesFrom(provider())).toEqual(['first', 'second']);
    expect(fresh).toEqual([address + name]);
    expect(opened).toBe(1);
  });

  it('is opened anew when one of its parts did not arrive', async () => {
    const search = provider();
    await search.warmUp();
    const parts = files.get('index/old') ?? '';
    files.set('index/old', '');
    afterSearch = () => files.set('index/old', parts);
    expect(await titlesFrom(search)).toEqual(['first', 'second']);
    expect(opened).toBe(2);
  });

  it('does without a page that is missing behind the first', async () => {
    files.delete(pageFile('second-old'));
    expect(await titlesFrom(provider())).toEqual(['first']);
    expect(opened).toBe(1);
  });

  it('shows what there is if the best page is missing in the new one, too', async () => {
    files.delete(pageFile('first-old'));
    expect(await titlesFrom(provider())).toEqual(['second']);
    expect(opened).toBe(2);
  });

  it('is not asked for again because a word is unknown', async () => {
    files.set('index/old', '');
    const search = provider();
    expect(await titlesFrom(search, 'zzzz')).toEqual([]);
    expect(opened).toBe(1);
  });

  it('is unavailable without a network, and there again with it', async () => {
    const search = provider();
    // Loads the words for "did you mean".
    await titlesFrom(search, 'zzzz');
    isOnline = false;
    await expect(search.search(request)).rejects.toThrow(SearchUnavailableError);
    isOnline = true;
    expect(await titlesFrom(search)).toEqual(['first', 'second']);
  });
});

describe('the words for "did you mean"', () => {
  it('are asked for again after they did not arrive, and a search without them has its results', async () => {
    const vocabulary = files.get('vocabulary.json') ?? '';
    files.delete('vocabulary.json');
    const search = provider();
    // Pagefind falls back to other pages for what it does not know.
    const unknown = await search.search({ ...request, query: 'dialgos first' });
    expect(unknown.pages.map(({ url }) => url)).toContain('/toolpad/first/');
    expect(unknown.suggestion).toBeUndefined();
    files.set('vocabulary.json', vocabulary);
    const mended = await search.search({ ...request, query: 'dialgos first' });
    expect(mended.suggestion).toBe('dialogs first');
  });
});

describe('files that never arrive', () => {
  const realTimeout = setTimeout;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What a search has come to after ten seconds, as a reader has it. Files that do come are unpacked in real time. */
  async function outcome(search: Provider): Promise<readonly string[] | Error> {
    const result = titlesFrom(search).catch((error: Error) => error);
    for (let passed = 0; passed < 10_000; passed += 100) {
      await new Promise((resolve) => realTimeout(resolve, 5));
      await jest.advanceTimersByTimeAsync(100);
    }
    return result;
  }

  it('keep no page from being shown that has arrived', async () => {
    hanging = /fragment\/first/;
    expect(await outcome(provider())).toEqual(['second']);
    // Opened anew, the index would make the reader wait as long again.
    expect(opened).toBe(1);
  });

  it('end a search after ten seconds, and the next one starts anew', async () => {
    hanging = /fragment/;
    const search = provider();
    expect(await outcome(search)).toBeInstanceOf(SearchUnavailableError);
    const before = opened;
    hanging = undefined;
    expect(await outcome(search)).toEqual(['first', 'second']);
    expect(opened).toBeGreaterThan(before);
  });
});

it('says that parts are missing, and never that nothing was found', async () => {
  files.set('index/old', '');
  await expect(titlesFrom(provider())).rejects.toThrow(SearchUnavailableError);
});

it.each(['WebAssembly', 'DecompressionStream'])('asks for nothing without %s', async (name) => {
  const feature = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  Reflect.deleteProperty(globalThis, name);
  try {
    await expect(titlesFrom(provider())).rejects.toThrow(SearchUnsupportedError);
    expect(opened).toBe(0);
  } finally {
    Object.defineProperty(globalThis, name, feature);
  }
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { algoliaProvider } from '../../../src/search/providers/algolia';
import { typesenseProvider } from '../../../src/search/providers/typesense';
import { SearchUnavailableError, type SearchRequest } from '../../../src/search/types';

const site = { language: 'en', baseUrl: '/toolpad/' };

const request: SearchRequest = { query: 'dialog', filters: { product: 'core' }, limit: 8 };

const base = 'https://docs.example.com/toolpad/core/components/use-dialogs/';

/** Records of two pages, as the crawlers of both services write them. */
const records = [
  { url: base, hierarchy: { lvl0: 'Components', lvl1: 'useDialogs' }, content: 'Open a dialog.' },
  {
    url: `${base}#confirm`,
    hierarchy: { lvl0: 'Components', lvl1: 'useDialogs', lvl2: 'Confirm' },
  },
  {
    url: 'https://docs.example.com/toolpad/studio/concepts/event-handling/',
    hierarchy: { lvl0: 'Concepts', lvl1: 'Event handling' },
    content: null,
  },
];

interface Asked {
  readonly method?: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A service that notes what it is asked, and gives one answer. */
class StandIn {
  asked: Asked[] = [];
  answer: { status: number; body: string } = { status: 200, body: '{}' };
  readonly #server: Server = createServer((message, response) => {
    const note = async () => {
      const body = message.method === 'POST' ? await json(message) : undefined;
      const { method, url = '', headers } = message;
      this.asked.push({ method, url, headers, body });
      response.writeHead(this.answer.status, { 'Content-Type': 'application/json' });
      response.end(this.answer.body);
    };
    void note();
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const service = new StandIn();
let host = '';

beforeAll(async () => {
  host = await service.start();
});

afterAll(() => service.stop());

beforeEach(() => {
  service.asked = [];
});

const algolia = () =>
  algoliaProvider(
    { provider: 'algolia', host, appId: 'ABC', searchKey: 'key', indexName: 'tool pad' },
    site,
  );

const typesense = () =>
  typesenseProvider({ provider: 'typesense', host, searchKey: 'key', collection: 'toolpad' }, site);

const expectedPages = [
  expect.objectContaining({
    url: '/toolpad/core/components/use-dialogs/',
    product: 'core',
    title: [{ text: 'useDialogs', marked: true }],
    sections: [expect.objectContaining({ url: '/toolpad/core/components/use-dialogs/#confirm' })],
  }),
  expect.objectContaining({
    url: '/toolpad/studio/concepts/event-handling/',
    product: 'studio',
    excerpt: [],
    sections: [],
  }),
];

describe('Algolia', () => {
  it('is asked for records of the language and product', async () => {
    service.answer = { status: 200, body: JSON.stringify({ hits: records }) };
    expect((await algolia().search(request)).pages).toEqual(expectedPages);
    const [asked] = service.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/1/indexes/tool%20pad/query',
      headers: { 'x-algolia-application-id': 'ABC', 'x-algolia-api-key': 'key' },
      body: {
        query: 'dialog',
        hitsPerPage: 40,
        attributesToRetrieve: ['url', 'hierarchy', 'content'],
        facetFilters: ['language:en', ['docusaurus_tag:docs-core-current']],
      },
    });
  });
});

describe('Typesense', () => {
  it('is asked for records of the language and product', async () => {
    const documents = records.map(({ url, hierarchy, content }) => ({
      url,
      content,
      ...Object.fromEntries(
        Object.entries(hierarchy).map(([level, text]) => [`hierarchy.${level}`, text]),
      ),
    }));
    const hits = documents.map((document) => ({ document }));
    service.answer = { status: 200, body: JSON.stringify({ hits }) };
    expect((await typesense().search(request)).pages).toEqual(expectedPages);
    const [asked] = service.asked;
    const { pathname, searchParams } = new URL(asked?.url ?? '', host);
    expect(pathname).toBe('/collections/toolpad/documents/search');
    expect(asked?.headers['x-typesense-api-key']).toBe('key');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      q: 'dialog',
      query_by: `${[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`).join(',')},content`,
      per_page: '40',
      filter_by: 'language:=en && docusaurus_tag:=[docs-core-current]',
    });
  });
});

describe.each([
  ['Algolia', algolia],
  ['Typesense', typesense],
])('%s', (_, provider) => {
  const tagsAskedFor = async (filters: SearchRequest['filters']): Promise<string[]> => {
    service.answer = { status: 200, body: '{}' };
    expect(await provider().search({ ...request, filters })).toEqual({ pages: [] });
    const asked = decodeURIComponent(JSON.stringify(service.asked));
    return asked.match(/(?<=[[:,"])(?:docs-[\w.-]+|default)(?=[\],"&])/g) ?? [];
  };

  it('is asked for current releases of both products and the pages of none', async () => {
    expect(await tagsAskedFor({})).toEqual(['docs-core-current', 'docs-studio-current', 'default']);
  });

  it('is asked for an archived release alone if the reader has chosen it', async () => {
    expect(await tagsAskedFor({ version: 'core 0.12.1' })).toEqual(['docs-core-0.12.1']);
    service.asked = [];
    expect(await tagsAskedFor({ product: 'core', version: 'core 0.12.1' })).toEqual([
      'docs-core-0.12.1',
    ]);
  });

  it.each([
    { status: 403, body: '{}' },
    { status: 500, body: 'down' },
    { status: 200, body: '<!doctype html>' },
  ])('is unavailable if it answers %j', async (answer) => {
    service.answer = answer;
    await expect(provider().search(request)).rejects.toThrow(SearchUnavailableError);
  });

  it('needs nothing before the first search, and knows no kinds of pages', async () => {
    service.asked = [];
    await provider().warmUp();
    expect([service.asked, provider().filtersByKind]).toEqual([[], false]);
  });

  it('stops a search that is no longer wanted', async () => {
    const search = provider().search(request, AbortSignal.abort());
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });
});

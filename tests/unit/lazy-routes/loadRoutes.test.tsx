/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { matchRoutes, renderRoutes, type RouteConfig } from 'react-router-config';
import { MemoryRouter } from 'react-router-dom';
import type { PageGroup, Section, SectionEntry } from '../../../src/lazy-routes/pageGroup';

const mockLoad = jest.fn<Promise<Section>, []>();
const mockRoutes: RouteConfig[] = [];
const mockDocs: { id: string; path: string; sidebar?: string }[] = [];
const mockArchived: { id: string; path: string }[] = [];

jest.mock('@generated/routes', () => ({ __esModule: true, default: mockRoutes }));
jest.mock('@generated/routesChunkNames', () => ({ __esModule: true, default: {} }));
jest.mock('@generated/registry', () => ({
  __esModule: true,
  default: {
    plugin: [async () => ({ default: { name: 'docs', id: 'core' } })],
    page: [
      async () => ({
        default: ({ content: Content }: { content: () => string }) => (
          <main>
            <Content />
          </main>
        ),
      }),
    ],
  },
}));
jest.mock('@generated/globalData', () => ({
  __esModule: true,
  default: {
    'docusaurus-plugin-content-docs': {
      core: {
        versions: [
          { name: 'current', path: '/docs', docs: mockDocs },
          { name: '1', path: '/docs/1', docs: mockArchived },
        ],
      },
    },
  },
}));

const group: PageGroup = {
  modules: { __comp: 'page', __context: { plugin: 'plugin' }, content: 0 },
  attributes: { exact: true, sidebar: 'docs' },
  docs: { plugin: 'core', releases: { current: 0, 1: { id: 'b/c', path: '/docs/1/b/old-c' } } },
  pages: [['b/c/', async () => ({ default: () => 'Text of the page' })]],
};

const section: Section = { default: [group], files: { 7: '0123abcd' } };
const runtime = { pageFiles: {} };

/** A site of which nothing is loaded: what was loaded is known by the entries of sections. */
async function modules() {
  const sections: SectionEntry[] = [['', mockLoad]];
  const component = (): null => null;
  mockRoutes.splice(0, Infinity, { path: '/docs/', component, routes: [], sections });
  const { loadRoutes } = await import('../../../src/lazy-routes/page/loadRoutes');
  const { loadPage } = await import('../../../src/lazy-routes/page/loadPage');
  return { loadRoutes, loadPage };
}

beforeEach(() => {
  mockLoad.mockReset().mockResolvedValue(section);
  [mockDocs, mockArchived].forEach((docs) => docs.splice(0));
  runtime.pageFiles = {};
  Object.assign(globalThis, { __webpack_require__: runtime });
});

const knows = (pathname: string): boolean =>
  matchRoutes(mockRoutes, pathname).some(({ route }) => route.exact === true);

it.each(['/docs/b/c/', '/docs/B/c', '/docs/b/%63/'])('finds the page of %s', async (pathname) => {
  const { loadRoutes } = await modules();
  expect(knows('/docs/b/c/')).toBe(false);
  await loadRoutes(pathname);
  expect(knows('/docs/b/c/')).toBe(true);
  expect(runtime.pageFiles).toEqual({ 7: '0123abcd' });
});

it('loads a section once, whatever is asked of it at a time', async () => {
  const { loadRoutes } = await modules();
  await Promise.all([loadRoutes('/docs/b/c/'), loadRoutes('/docs/missing/')]);
  await loadRoutes('/docs/other/');
  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(mockRoutes[0]?.routes).toHaveLength(1);
});

it('asks nothing for addresses outside of it', async () => {
  const { loadRoutes } = await modules();
  await loadRoutes('/elsewhere/');
  expect(mockLoad).not.toHaveBeenCalled();
});

it('asks again for a section that could not be loaded', async () => {
  const { loadRoutes } = await modules();
  mockLoad.mockRejectedValueOnce(new Error('gone'));
  await expect(loadRoutes('/docs/b/c/')).rejects.toThrow('gone');
  await loadRoutes('/docs/b/c/');
  expect(knows('/docs/b/c/')).toBe(true);
});

it('tells of the documents of a page in all releases, once', async () => {
  const { loadRoutes } = await modules();
  mockDocs.push({ id: 'b/c', path: '/docs/b/c', sidebar: 'docs' });
  await loadRoutes('/docs/b/c/');
  expect(mockDocs).toEqual([{ id: 'b/c', path: '/docs/b/c', sidebar: 'docs' }]);
  expect(mockArchived).toEqual([{ id: 'b/c', path: '/docs/1/b/old-c' }]);
});

it('makes a page of its modules', async () => {
  const { loadPage } = await modules();
  await loadPage('/docs/b/c/');
  const [route] = mockRoutes[0]?.routes ?? [];
  render(
    <MemoryRouter initialEntries={['/docs/b/c/']}>{renderRoutes(route && [route])}</MemoryRouter>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Text of the page');
});

test('the page that is asked for is the first that the router tries', async () => {
  const page = async (): Promise<unknown> => ({ default: () => 'Text' });
  const pages: PageGroup['pages'] = [
    ['a/', page],
    ['b/c/', page],
    ['d/', page],
  ];
  mockLoad.mockResolvedValue({ ...section, default: [{ ...group, pages }] });
  const { loadRoutes } = await modules();
  await loadRoutes('/docs/b/c/');
  expect(mockRoutes[0]?.routes?.map(({ path }) => path)).toEqual([
    '/docs/b/c/',
    '/docs/a/',
    '/docs/d/',
  ]);
});

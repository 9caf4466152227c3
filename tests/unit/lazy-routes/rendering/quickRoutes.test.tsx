import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteConfig } from 'react-router-config';
import { isSlow, withQuickRoutes } from '@site/src/plugins/lazy-routes/rendering/quickRoutes.cjs';

const root = path.resolve(__dirname, '../../../..');

const inPackages = (name: string): string => path.join(root, 'node_modules', name);

const files = {
  router: inPackages('react-router/esm/react-router.js'),
  config: inPackages('react-router-config/esm/react-router-config.js'),
  docs: inPackages('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'),
  docRoot: inPackages('@docusaurus/plugin-content-docs/lib/client/docsUtils.js'),
};

interface Exports {
  readonly MemoryRouter: ComponentType<{ initialEntries: string[]; children: ReactNode }>;
  readonly Switch: ComponentType<{ children: ReactNode }>;
  readonly Route: ComponentType<{ path?: string; exact?: boolean; children: ReactNode }>;
  matchRoutes(routes: RouteConfig[], pathname: string): { route: RouteConfig }[];
  renderRoutes(routes: RouteConfig[], extraProps?: object): ReactElement;
  getActiveDocContext(data: object, pathname: string): { activeDoc?: { id: string } };
}

/** What a module exports, as it comes and with its replacements. */
function bothOf(file: string, more = ''): readonly [Exports, Exports] {
  const source = readFileSync(file, 'utf8');
  const load = (text: string): Exports => {
    const { outputFiles } = buildSync({
      stdin: { contents: text + more, resolveDir: path.dirname(file) },
      bundle: true,
      format: 'cjs',
      external: ['react'],
      alias: { '@docusaurus/router': 'react-router' },
      write: false,
    });
    const module = { exports: {} as Exports };
    const code = outputFiles[0]?.text ?? '';
    new Function('module', 'exports', 'require', code)(module, module.exports, require);
    return module.exports;
  };
  return [load(source), load(withQuickRoutes(source, file))];
}

const page = (name: string, more: object = {}): RouteConfig => ({
  path: `/docs/${name}`,
  exact: true,
  component: ({ suffix = '' }: { suffix?: string }) => createElement('p', null, name + suffix),
  ...more,
});

const many = Array.from({ length: 30 }, (_, index) => page(`page-${index}`));

const routes: RouteConfig[] = [
  ...many,
  page('Upper/'),
  page('twice', { key: 'first' }),
  page('twice', { key: 'second' }),
  page('strict/', { strict: true }),
  page('sensitive', { sensitive: true }),
  page(':pattern/below'),
  page('open', { exact: false, routes: [page('open/child')] }),
  page('open/late'),
  { ...page('*'), path: '*' },
];

const pathnames = [
  '/docs/page-0',
  '/docs/page-29/',
  '/DOCS/Page-3',
  '/docs/page-3//',
  '/docs/page-30',
  '/docs/upper',
  '/docs/twice',
  '/docs/strict',
  '/docs/strict/',
  '/docs/sensitive',
  '/docs/Sensitive',
  '/docs/anything/below',
  '/docs/open',
  '/docs/open/child',
  '/docs/open/late',
  '/',
  '',
];

const config = bothOf(files.config, "\nexport { MemoryRouter } from 'react-router';");
const router = bothOf(files.router);
const docs = bothOf(files.docs);

describe.each(pathnames)('%j', (pathname) => {
  it('has the same routes as before', () => {
    const [before, now] = config.map(({ matchRoutes }) => matchRoutes(routes, pathname));
    expect(now).toEqual(before);
  });

  it('is rendered as before, also a second time', () => {
    const render = ({ MemoryRouter, renderRoutes }: Exports): string =>
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[pathname]}>{renderRoutes(routes)}</MemoryRouter>,
      );
    const [before, now] = config;
    expect(render(now)).toBe(render(before));
    expect(render(now)).toBe(render(before));
  });

  it('has the same case of a switch', () => {
    const [before, now] = router.map(({ MemoryRouter, Switch, Route }) =>
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[pathname]}>
          <Switch>
            {routes.map(({ path: own, exact, key }, index) => (
              <Route key={key ?? index} path={own as string} exact={exact}>
                {own} {index}
              </Route>
            ))}
          </Switch>
        </MemoryRouter>,
      ),
    );
    expect(now).toBe(before);
    expect(before).not.toBe('');
  });

  it('is the same document', () => {
    const data = {
      versions: [
        { name: 'none', path: '/none', docs: [] },
        {
          name: 'current',
          path: '/',
          docs: routes.map(({ path: own }, index) => ({ id: String(index), path: own })),
        },
      ],
    };
    const [before, now] = docs.map(({ getActiveDocContext }) =>
      getActiveDocContext(data, pathname),
    );
    expect(now).toEqual(before);
  });
});

test('props of a list of routes reach them', () => {
  for (const { MemoryRouter, renderRoutes } of config) {
    const html = ['!', '?'].map((suffix) =>
      renderToStaticMarkup(
        <MemoryRouter initialEntries={['/docs/page-1']}>
          {renderRoutes(routes, { suffix })}
        </MemoryRouter>,
      ),
    );
    expect(html).toEqual(['<p>page-1!</p>', '<p>page-1?</p>']);
  }
});

test('a document of no release is none', () => {
  for (const { getActiveDocContext } of docs) {
    expect(getActiveDocContext({ versions: [] }, '/docs').activeDoc).toBeUndefined();
  }
});

test('knows the modules that it changes, and stops the build where they have changed', () => {
  for (const file of Object.values(files)) {
    expect(isSlow(file)).toBe(true);
    expect(withQuickRoutes(readFileSync(file, 'utf8'), file)).toContain('possibleRoutes(');
    expect(() => withQuickRoutes('export const nothing = 1;', file)).toThrow(/-> take it out/);
  }
  expect(isSlow(inPackages('react-router/index.js'))).toBe(false);
});

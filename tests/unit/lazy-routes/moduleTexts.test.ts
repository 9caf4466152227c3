import { runInNewContext } from 'node:vm';
import type { PageGroup } from '../../../src/lazy-routes/pageGroup';
import type { Generated, GeneratedRoute } from '../../../src/plugins/lazy-routes/generatedRoutes';
import { moduleTexts } from '../../../src/plugins/lazy-routes/moduleTexts';

interface Options {
  readonly pages?: readonly string[];
  readonly archived?: readonly string[];
}

const padded = (index: number): string => String(index).padStart(4, '0');

/** What Docusaurus would write for a site with one product in two releases. */
function generated({ pages = ['a', 'b/c'], archived = ['a'] }: Options): Generated {
  const names: Record<string, Record<string, string>> = {
    '/home/-1': { __comp: 'home' },
    '/docs/-2': { __comp: 'root', __props: 'release' },
  };
  const modules: Record<string, string> = {
    home: '@site/home.tsx',
    root: '@theme/DocRoot',
    doc: '@theme/DocItem',
    release: '@generated/docusaurus-plugin-content-docs/default/p/docs.json',
  };
  const page =
    (root: string) =>
    (id: string): GeneratedRoute => {
      const path = `${root}/${id}/`;
      const own = `own of ${path}`;
      names[`${path}-3`] = { __comp: 'doc', content: own };
      modules[own] = `@site${root}/${id}.mdx`;
      return { path, component: `${path}-3`, exact: true, sidebar: 'docs' };
    };
  const docs = (root: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, path: `${root}/${id}`, sidebar: 'docs' }));
  return {
    names,
    modules,
    releases: { [modules.release ?? '']: { version: { docs: { a: { title: 'A' } } } } },
    globalData: {
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            { name: 'current', path: '/docs', mainDocId: 'a', docs: docs('/docs', pages) },
            { name: '1', path: '/docs/1', mainDocId: 'a', docs: docs('/docs/1', archived) },
          ],
        },
      },
    },
    routes: [
      { path: '/home/', component: '/home/-1', exact: true },
      {
        path: '/docs/',
        component: '/docs/-2',
        routes: [
          { path: '/docs/1/', component: '/docs/-2', routes: archived.map(page('/docs/1')) },
          ...pages.map(page('/docs')),
        ],
      },
      { path: '*', component: '*-' },
    ],
  };
}

/** A section, with requests in the place of what is loaded. */
function groupsOf(text: string): PageGroup[] {
  const list = text
    .replace(/^[^]*?export default/, '')
    .replace(/;\s*$/, '')
    .replaceAll('() => import(', '(');
  return JSON.parse(JSON.stringify(runInNewContext(list))) as PageGroup[];
}

const textOf = (options: Options, name: string): string => {
  const text = moduleTexts(generated(options)).files[name];
  if (text === undefined) throw new Error(`${name} was not written`);
  return text;
};

/** Paths of the pages of a section, below the route that holds them. */
const pathsOf = (text: string): string[] =>
  groupsOf(text).flatMap(({ pages }) => pages.map(([below]) => below));

it('puts the pages of each release into a section of their own', () => {
  const { sections, files } = moduleTexts(generated({}));
  expect([...sections].sort()).toEqual(['routes-0', 'routes-1']);
  expect(pathsOf(files['routes-0.js'] ?? '')).toEqual(['a/']);
  expect(pathsOf(files['routes-1.js'] ?? '')).toEqual(['a/', 'b/c/']);
});

it('names the modules of a page with the page, and what pages share once', () => {
  expect(groupsOf(textOf({}, 'routes-0.js'))).toEqual([
    {
      modules: { __comp: 'doc', content: 0 },
      attributes: { exact: true, sidebar: 'docs' },
      docs: { plugin: 'default', releases: { current: 0, 1: 0 } },
      pages: [['a/', '@site/docs/1/a.mdx']],
    },
  ]);
});

it('writes documents out whose paths do not say their ids', () => {
  const site = generated({ pages: ['a'], archived: ['a'] });
  const [docsData] = Object.values(site.globalData['docusaurus-plugin-content-docs'] ?? {});
  const { versions } = docsData as { versions: { docs: { id: string; path: string }[] }[] };
  const archived = { id: 'a', path: '/docs/1/old-a', sidebar: 'docs' };
  versions[1]?.docs.splice(0, 1, archived);
  const [group] = groupsOf(moduleTexts(site).files['routes-1.js'] ?? '');
  expect(group?.docs?.releases).toEqual({ current: 0, 1: archived });
});

it('leaves to every page what does not grow with the number of pages', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, i) => `page-${padded(i)}`);
  const few = moduleTexts(generated({ pages: ['a', ...pages(10)] })).files;
  const many = moduleTexts(generated({ pages: ['a', ...pages(1000)] })).files;
  for (const name of ['registry.js', 'routesChunkNames.js', 'globalData.json', 'release.json']) {
    expect(many[name]).toBe(few[name]);
  }
  // Where each hundred begins.
  expect(many['routes.js']?.match(/page-/g)).toHaveLength(10);
  expect((many['routes.js'] ?? '').length - (few['routes.js'] ?? '').length).toBeLessThan(1200);
});

it('divides many pages evenly, and has each section begin between two of them', () => {
  const pages = Array.from({ length: 150 }, (_, i) => `page-${padded(i)}`);
  const { files } = moduleTexts(generated({ pages, archived: [] }));
  expect(pathsOf(files['routes-0.js'] ?? '')).toHaveLength(75);
  expect(pathsOf(files['routes-1.js'] ?? '')[0]).toBe('page-0075/');
  expect(files['routes.js']).toContain('["/docs/page-0075"');
});

it('has each page name its section in the registry of the build, and keeps the rest', () => {
  const text = textOf({}, 'registry.server.js');
  expect(text).toContain(
    '"@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")',
  );
  expect(text).toContain('"@theme/DocItem"), "doc", require.resolveWeak');
});

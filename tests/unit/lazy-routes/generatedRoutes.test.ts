import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { readGenerated } from '../../../src/plugins/lazy-routes/generatedRoutes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  writeFileSync(path.join(folder, 'globalData.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const plugin = { name: 'docusaurus-plugin-content-docs', id: 'default' };

it('reads what Docusaurus writes', async () => {
  const page = { path: "/docs/it's/", component: '@theme/DocItem', exact: true, plugin };
  await generateRouteFiles({
    generatedFilesDir: folder,
    baseUrl: '/',
    routes: [
      {
        path: '/docs/',
        component: '@theme/DocVersionRoot',
        props: { version: { docs: { a: { title: 'A' } } } },
        plugin,
        routes: [{ ...page, modules: { content: '@site/docs/"it".mdx' }, sidebar: 'docs' }],
      },
    ],
  } as unknown as Parameters<typeof generateRouteFiles>[0]);
  const { routes, names, modules, releases } = readGenerated(folder);
  const [docs, ...others] = routes;
  expect(others.map((route) => route.path)).toEqual(['*']);
  const [route] = docs?.routes ?? [];
  expect(route).toMatchObject({ path: "/docs/it's/", exact: true, sidebar: 'docs' });
  const content = names[route?.component ?? '']?.content as string;
  expect(modules[content]).toContain('it');
  expect(Object.values(releases)).toEqual([{ version: { docs: { a: { title: 'A' } } } }]);
});

it('does not guess at another form', () => {
  writeFileSync(path.join(folder, 'registry.js'), 'export const registry = new Map();\n');
  expect(() => readGenerated(folder)).toThrow(
    'registry.js  is not written as Docusaurus 3.10 does -> correct src/plugins/lazy-routes',
  );
});

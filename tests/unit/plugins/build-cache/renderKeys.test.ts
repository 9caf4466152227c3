import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownScripts, renderKeys } from '@site/src/plugins/build-cache/renderKeys';
import type { Generated } from '@site/src/plugins/lazy-routes/generatedRoutes';

const generated: Generated = {
  routes: [
    { path: '/', component: 'home' },
    {
      path: '/core',
      component: 'root',
      routes: [
        { path: '/core/a/', component: 'a', exact: true },
        { path: '/core/b/', component: 'b', exact: true },
      ],
    },
    { path: '*', component: '*' },
  ],
  names: {
    home: { __comp: 'home00' },
    a: { __comp: 'docItem', content: 'aaaaaa', __context: { plugin: 'plugin' } },
    b: { __comp: 'docItem', content: 'bbbbbb' },
  },
  modules: {
    home00: '@site/src/pages/index.tsx',
    docItem: '@theme/DocItem',
    plugin: '@generated/plugin.json',
    aaaaaa: '@site/docs-core/a.mdx',
    bbbbbb: '@site/docs-core/b.md?query',
  },
  globalData: {},
  releases: {},
};

test('the scripts of a page are those that its text stands in', () => {
  expect(Object.fromEntries(ownScripts(generated))).toEqual({
    '': [],
    '/core/a': ['aaaaaa'],
    '/core/b': ['bbbbbb'],
    '*': [],
  });
});

let folder: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-keys-'));
  write('server.bundle.js', 'main');
  write('assets/js/docItem.js', 'theme');
  write('assets/js/aaaaaa.js', 'a');
  write('assets/js/bbbbbb.js', 'b');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keys = () => renderKeys(folder, ownScripts(generated));

/** Pathnames whose HTML is made again after a change. */
function changedBy(file: string): string[] {
  const before = keys();
  write(file, 'changed');
  const after = keys();
  return [
    ...Object.keys(before.pages).filter(
      (pathname) => before.pages[pathname] !== after.pages[pathname],
    ),
    ...(before.common === after.common ? [] : ['all others']),
  ];
}

test('keys are the same for the same bundle', () => {
  expect(keys()).toEqual(keys());
});

test('the text of a page changes that page alone', () => {
  expect(changedBy('assets/js/aaaaaa.js')).toEqual(['/core/a']);
});

test.each(['server.bundle.js', 'assets/js/docItem.js', 'assets/js/new.js'])(
  'what pages share changes all of them: %s',
  (file) => {
    expect(changedBy(file)).toEqual(['', '/core/a', '/core/b', '*', 'all others']);
  },
);

test('a picture beside the scripts changes none', () => {
  expect(changedBy('assets/images/a.png')).toEqual([]);
});

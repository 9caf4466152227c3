import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { PageScriptsPlugin } from '../../../src/plugins/lazy-routes/PageScriptsPlugin';

const page = '@site/docs/a.mdx';

/** What the bundler says when it is done: pages' chunks have ids alone, sections' have names. */
const compilation = {
  errors: [] as Error[],
  chunkGroups: [
    { chunks: [{ id: 12 }, { id: 'docs' }], origins: [{ request: page }, {}] },
    { chunks: [{ id: 13 }], origins: [{ request: './search' }] },
    { chunks: [{ id: 14 }], origins: [{ request: '@theme/NotFound' }] },
  ],
};

const before = { origins: { 'routes-1': ['77', 'docs'], doc: ['5'] }, assets: {} };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-scripts-'));
  file = path.join(folder, 'client-manifest.json');
  writeFileSync(file, JSON.stringify(before));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The file after a build. */
function manifestAfter(result: object): unknown {
  const done = { tap: (_: string, run: (stats: object) => void) => run({ compilation: result }) };
  const plugin = new PageScriptsPlugin(file, new Map([[page, 'routes-1']]));
  plugin.apply({ hooks: { done } } as unknown as Compiler);
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('a page has the scripts of its section and of its own modules, each once', () => {
  expect(manifestAfter(compilation)).toMatchObject({
    ...before,
    origins: { ...before.origins, [page]: ['77', 'docs', '12'] },
  });
});

test('what is shown for an address without a page has its own, though no section knows of it', () => {
  expect(manifestAfter(compilation)).toMatchObject({ origins: { '@theme/NotFound': ['14'] } });
});

test('a build that has failed has written nothing to add to', () => {
  rmSync(file);
  writeFileSync(file, '{}');
  expect(manifestAfter({ ...compilation, errors: [new Error('no')] })).toEqual({});
});

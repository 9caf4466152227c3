import { allEntries, labelOf } from '@site/src/authoring/navigationSource';
import { readPageAddress } from '@site/src/authoring/pageAddress';
import { renameEntry } from '@site/src/authoring/rename/renameEntry';
import { readSpec, spec } from './navigationSpec';

/** The sidebar after a rename, as paths with labels, and what is said of the place. */
async function renamed(from: string, to: string, after?: string) {
  const { changes, place } = await renameEntry(
    readPageAddress(from),
    readPageAddress(to),
    readSpec(),
    after,
  );
  const texts = Object.fromEntries(changes.map(({ file, after: text = '' }) => [file, text]));
  const entries = allEntries(readSpec({ ...spec, ...texts }));
  return {
    place,
    texts,
    labels: Object.fromEntries(entries.map((entry) => [entry.pathname, labelOf(entry)])),
    paths: entries.map(({ pathname }) => pathname),
  };
}

const before = allEntries(readSpec()).map(({ pathname }) => pathname);

const replaced = (from: string, to: string): string[] =>
  before.map((pathname) => (pathname === from ? to : pathname));

test('in its group, an entry stays where it is, and keeps its label and its other fields', async () => {
  const { place, paths, labels, texts } = await renamed('core/parts/account', 'core/parts/user');
  expect(place).toBeUndefined();
  expect(paths).toEqual(replaced('/core/parts/account', '/core/parts/user'));
  expect(labels['/core/parts/user']).toBe('Account');
  expect(texts['src/navigation/core.ts']).toContain(
    "{ pathname: '/core/parts/user', title: 'Account', newFeature: true }",
  );
});

test('a title is written once, and only where the path does not say it', async () => {
  const own = await renamed('core/start/overview', 'core/start/summary');
  expect(own.texts['src/navigation/core.ts']).toContain(
    "{ pathname: '/core/start/summary', title: 'Overview' }",
  );
  const same = await renamed('core/single/only', 'core/start/only', 'core/start/overview');
  expect(same.texts['src/navigation/core.ts']).toContain("{ pathname: '/core/start/only' }");
});

test('a constant that holds the entry is renamed where it is written', async () => {
  const { paths, texts } = await renamed('core/start/support', 'core/start/help');
  expect(paths).toEqual(replaced('/core/start/support', '/core/start/help'));
  expect(texts['src/navigation/core.ts']).toContain(
    "const support = { pathname: '/core/start/help', title: 'Help' };",
  );
});

test('in another group, it goes to the end or behind the page that is named', async () => {
  const end = await renamed('core/parts/account', 'core/start/account');
  expect(end.place).toBe('Start, after "Help"');
  expect(end.paths.slice(0, 5)).toEqual([
    ...['/core/start', '/core/start/overview', '/core/start/support', '/core/start/account'],
    '/core/parts',
  ]);
  expect(end.paths).not.toContain('/core/parts/account');
  const named = await renamed('core/parts/account', 'core/start/user', 'core/start/overview');
  expect(named.place).toBe('Start, after "Overview"');
  expect(named.paths.slice(1, 4)).toEqual([
    ...['/core/start/overview', '/core/start/user', '/core/start/support'],
  ]);
});

test('in its group, it goes behind the page that is named', async () => {
  const { place, paths } = await renamed(
    'core/start/overview',
    'core/start/summary',
    'core/start/support',
  );
  expect(place).toBe('Start, after "Help"');
  expect(paths.slice(0, 3)).toEqual(['/core/start', '/core/start/support', '/core/start/summary']);
});

test('tabs that the spec lists follow their page', async () => {
  const { paths } = await renamed('core/parts/page', 'core/parts/container');
  expect(paths).toEqual(
    replaced('/core/parts/page', '/core/parts/container').map((pathname) =>
      pathname === '/core/parts/page/api' ? '/core/parts/container/api' : pathname,
    ),
  );
});

test('a page that the sidebar did not list is listed from now on', async () => {
  const { place, paths } = await renamed('core/start/hidden', 'core/start/shown');
  expect(place).toBe('Start, after "Help"');
  expect(paths[3]).toBe('/core/start/shown');
});

test('a page does not follow itself', async () => {
  const self = renamed('core/start/support', 'core/start/help', 'core/start/support');
  await expect(self).rejects.toThrow(
    '--after core/start/support is the page itself -> name another page',
  );
  // At the end of its group it is the last one anyway.
  expect((await renamed('core/start/support', 'core/start/help')).place).toBeUndefined();
});

import {
  assertNotRedirected,
  covers,
  readRedirectTable,
  REDIRECTS_FILE,
} from '@site/src/authoring/redirectTable';
import { redirectOldAddress } from '@site/src/authoring/rename/redirectOldAddress';
import type { Files } from '@site/src/content/files';
import { changedLines } from './navigationSpec';

const text = `import type { RedirectRule } from './types';

const renamedPages: readonly RedirectRule[] = [
  // Renamed twice.
  { from: '/core/a/first/', to: '/core/a/old/' },
  { from: '/core/a/tabs/*', to: '/core/a/old/:splat' },
  { from: '/core/a/new/', to: '/core/a/old/' },
  { from: '/core/a/other/', to: '/core/a/older/' },
];

export const redirectRules = [...renamedPages, { from: '/home/', to: '/core/a/old/#part' }, { from: 1, to: '/x/' }];
`;

const tableOf = (source?: string) =>
  readRedirectTable({
    isFile: (file: string) => file === REDIRECTS_FILE && source !== undefined,
    read: () => Buffer.from(source ?? ''),
  } as unknown as Files);

test('the table is read with its rules, and the list of renamed pages', () => {
  const table = tableOf(text);
  expect(table?.rules.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...['/core/a/first/ /core/a/old/', '/core/a/tabs/* /core/a/old/:splat'],
    ...['/core/a/new/ /core/a/old/', '/core/a/other/ /core/a/older/', '/home/ /core/a/old/#part'],
  ]);
  expect(table?.renamed?.elements).toHaveLength(4);
  expect(tableOf('const renamedPages = pages();')?.renamed).toBeUndefined();
  expect(tableOf('const others = [];')?.renamed).toBeUndefined();
  expect(tableOf()).toBeUndefined();
});

test('a rule answers its own address, or all that begin with it', () => {
  expect(covers({ from: '/a/' }, '/a/')).toBe(true);
  expect(covers({ from: '/a/' }, '/a/b/')).toBe(false);
  expect(covers({ from: '/a/*' }, '/a/')).toBe(true);
  expect(covers({ from: '/a/*' }, '/a/b/')).toBe(true);
  expect(covers({ from: '/a/*' }, '/b/a/')).toBe(false);
});

test('no page is written at an address that leads elsewhere', () => {
  const table = tableOf(text);
  expect(() => assertNotRedirected(table, '/core/a/tabs/api')).toThrow(
    `${REDIRECTS_FILE}:6:3  "/core/a/tabs/api/" leads to "/core/a/old/:splat" already -> remove the rule, or choose another name`,
  );
  expect(() => assertNotRedirected(table, '/core/a/other', () => true)).not.toThrow();
  expect(() => assertNotRedirected(table, '/core/a/free')).not.toThrow();
  expect(() => assertNotRedirected(undefined, '/core/a/other')).not.toThrow();
});

describe('a rename', () => {
  const moves = (from: string, to: string) => ({ from, to, files: new Map<string, string>() });

  async function lines(from: string, to: string, hasTabs = false, source = text) {
    const changes = await redirectOldAddress(tableOf(source), moves(from, to), hasTabs);
    return changes.map(({ file, before = '', after = '' }) => ({
      file,
      ...changedLines(before, after),
    }));
  }

  test('leads readers of the old address to the new one, and of those before it', async () => {
    const [change] = await lines('/core/a/old', '/core/b/fresh');
    expect(change?.file).toBe(REDIRECTS_FILE);
    expect(change?.come).toEqual(
      expect.arrayContaining([
        "{ from: '/core/a/old/', to: '/core/b/fresh/' },",
        "{ from: '/core/a/first/', to: '/core/b/fresh/' },",
        "{ from: '/core/a/tabs/*', to: '/core/b/fresh/:splat' },",
        "{ from: '/core/a/new/', to: '/core/b/fresh/' },",
        "{ from: '/home/', to: '/core/b/fresh/#part' },",
      ]),
    );
    expect(change?.gone.join()).not.toContain('/core/a/older/');
  });

  test('leads all pages below the old address, if there are some', async () => {
    const [change] = await lines('/core/a/older', '/core/b/fresh', true);
    expect(change?.come).toEqual(
      expect.arrayContaining(["{ from: '/core/a/older/*', to: '/core/b/fresh/:splat' },"]),
    );
  });

  test('takes away the rule from a name that the page gets back', async () => {
    const [back] = await lines('/core/a/old', '/core/a/new');
    expect(back?.come).toEqual(
      expect.arrayContaining([
        "{ from: '/core/a/old/', to: '/core/a/new/' },",
        "{ from: '/core/a/first/', to: '/core/a/new/' },",
      ]),
    );
    expect(back?.come).not.toContain("{ from: '/core/a/new/', to: '/core/a/new/' },");
    expect(back?.gone).toContain("{ from: '/core/a/new/', to: '/core/a/old/' },");
    const [tabs] = await lines('/core/a/old', '/core/a/tabs');
    expect(tabs?.gone).toContain("{ from: '/core/a/tabs/*', to: '/core/a/old/:splat' },");
    expect(tabs?.come.join()).not.toContain('/core/a/tabs/*');
  });

  test('is refused to an address from which readers are led to another page', async () => {
    await expect(lines('/core/a/old', '/core/a/other')).rejects.toThrow('leads to');
    await expect(lines('/core/b/free', '/core/a/new')).rejects.toThrow('leads to');
  });

  test('needs the list, unless the project has no table', async () => {
    await expect(
      lines('/core/a/old', '/core/b/fresh', false, 'const others = [];'),
    ).rejects.toThrow(
      `${REDIRECTS_FILE}:1:1  the table has no list renamedPages -> add const renamedPages: readonly RedirectRule[] = [], and spread it in redirectRules`,
    );
    expect(await redirectOldAddress(undefined, moves('/core/a/old', '/core/b/x'), false)).toEqual(
      [],
    );
  });
});

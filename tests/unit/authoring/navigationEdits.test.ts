import { entrySource, NavigationEdits } from '@site/src/authoring/navigationEdits';
import { allEntries, type EntrySource } from '@site/src/authoring/navigationSource';
import { readSpec, spec } from './navigationSpec';

/** Paths of the spec after changes to it, in reading order, and the files that differ. */
async function after(
  edit: (edits: NavigationEdits, find: (pathname: string) => EntrySource) => void,
) {
  const all = allEntries(readSpec());
  const edits = new NavigationEdits();
  edit(edits, (pathname) => {
    const entry = all.find((candidate) => candidate.pathname === pathname);
    if (!entry) throw new Error(`${pathname} is not in the spec`);
    return entry;
  });
  const changes = await edits.changes();
  changes.forEach(({ file, before }) => expect(before).toBe(spec[file]));
  const texts = Object.fromEntries(changes.map(({ file, after: text = '' }) => [file, text]));
  const paths = allEntries(readSpec({ ...spec, ...texts })).map(({ pathname }) => pathname);
  return { paths, files: Object.keys(texts), texts };
}

const before = allEntries(readSpec()).map(({ pathname }) => pathname);

/** The paths of the spec with one more behind another. */
const withPath = (pathname: string, previous: string): string[] =>
  before.flatMap((path) => (path === previous ? [path, pathname] : [path]));

const without = (...pathnames: string[]): string[] =>
  before.filter((pathname) => !pathnames.includes(pathname));

describe('an entry is put', () => {
  const inserted = (pathname: string, groupPath: string, previous?: string) =>
    after((edits, find) => {
      const group = find(groupPath) as EntrySource & Required<Pick<EntrySource, 'children'>>;
      const entry = previous === undefined ? undefined : find(previous);
      edits.insert(entrySource(pathname), { group, list: group.children, after: entry });
    });

  test('behind the one that is named', async () => {
    const { paths, files } = await inserted('/core/parts/b', '/core/parts', '/core/parts/account');
    expect(paths).toEqual(withPath('/core/parts/b', '/core/parts/account'));
    expect(files).toEqual(['src/navigation/core.ts']);
  });

  test('at the end of a list, and into one that is empty', async () => {
    const end = await inserted('/core/single/b', '/core/single');
    expect(end.paths).toEqual(withPath('/core/single/b', '/core/single/only'));
    const empty = await inserted('/core/empty/b', '/core/empty');
    expect(empty.paths).toEqual([...before, '/core/empty/b']);
  });

  test('behind the place where a constant is used, and not where it is written', async () => {
    const { paths, texts } = await inserted('/core/start/b', '/core/start', '/core/start/support');
    expect(paths).toEqual(withPath('/core/start/b', '/core/start/support'));
    expect(texts['src/navigation/core.ts']).toMatch(/support,\n\s*\{ pathname: '\/core\/start\/b'/);
  });

  test('behind the one that is named in a list that another file has', async () => {
    const { paths, files } = await inserted('/core/hooks/c', '/core/hooks', '/core/hooks/use-a');
    expect(paths).toEqual(withPath('/core/hooks/c', '/core/hooks/use-a'));
    expect(files).toEqual(['src/navigation/hooks.ts']);
  });
});

describe('an entry is taken out', () => {
  const removed = (pathname: string) => after((edits, find) => edits.remove(find(pathname)));

  test('with its comma, wherever it stands', async () => {
    expect((await removed('/core/start/overview')).paths).toEqual(without('/core/start/overview'));
    expect((await removed('/core/parts/page/api')).paths).toEqual(without('/core/parts/page/api'));
  });

  test('of the file that has it', async () => {
    const { paths, files } = await removed('/core/hooks/use-a');
    expect(paths).toEqual(without('/core/hooks/use-a'));
    expect(files).toEqual(['src/navigation/hooks.ts']);
  });

  test('with the group that would be empty without it', async () => {
    expect((await removed('/core/single/only')).paths).toEqual(
      without('/core/single', '/core/single/only'),
    );
  });

  test('and comes back elsewhere in the same go', async () => {
    const { paths } = await after((edits, find) => {
      const group = find('/core/empty') as EntrySource & Required<Pick<EntrySource, 'children'>>;
      edits.remove(find('/core/parts/account'));
      edits.insert(entrySource('/core/empty/account'), { group, list: group.children });
    });
    expect(paths).toEqual([...without('/core/parts/account'), '/core/empty/account']);
  });
});

test('a text is replaced, and all else stays', async () => {
  const { texts } = await after((edits, find) =>
    edits.replace(find('/core/hooks/use-a').pathnameNode, "'/core/hooks/use-c'"),
  );
  const file = 'src/navigation/hooks.ts';
  expect(texts).toEqual({ [file]: spec[file]?.replace('use-a', 'use-c') });
});

test('an entry has a title only where the path does not say it', () => {
  expect(entrySource('/core/a')).toBe("{ pathname: '/core/a' }");
  expect(entrySource('/core/a', 'Say "A"')).toBe(
    String.raw`{ pathname: '/core/a', title: "Say \"A\"" }`,
  );
});

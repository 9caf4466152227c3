import { createFiles } from '@site/src/content/files';
import { loadStatus, type TranslationStatus } from '@site/src/translations/loadStatus';
import { percent } from '@site/src/translations/percent';
import { partialStamps } from '@site/src/translations/partialStamps';
import {
  overview,
  readerOf,
  translatedOverview,
  translateOverview,
  withCopy,
  type Copy,
} from './realPages';

async function statusOf(copy: Copy): Promise<TranslationStatus> {
  return loadStatus(['zh'], createFiles(copy.root), await readerOf(copy));
}

/** State and changes of the overview after an edit. */
async function stateAfter(edit: (copy: Copy) => void): Promise<unknown> {
  return withCopy(async (copy) => {
    await translateOverview(copy);
    edit(copy);
    const { languages, problems } = await statusOf(copy);
    expect(problems).toEqual([]);
    const { state, changes } = languages[0]?.pages[0] ?? {};
    return [state, ...(changes ?? [])];
  });
}

test('a translation is current until English changes', async () => {
  expect(await stateAfter(() => {})).toEqual(['current']);
  expect(await stateAfter(({ replace }) => replace(overview, 'a top bar', 'a  top\nbar'))).toEqual([
    'current',
  ]);
});

test('a changed section has its English heading', async () => {
  const edit = ({ replace }: Copy): void => replace(overview, '## Maturity', '## Ripeness');
  expect(await stateAfter(edit)).toEqual([
    'behind',
    { id: 'maturity', title: 'Ripeness', change: 'changed' },
  ]);
});

test('the opening section has the title of the page', async () => {
  const edit = ({ replace }: Copy): void => replace(overview, 'title: Toolpad', 'title: New');
  expect(await stateAfter(edit)).toEqual([
    'behind',
    { id: '.', title: 'New Core overview', change: 'changed' },
  ]);
});

test('added sections stand in their place, and removed ones have the translation’s heading', async () => {
  const edit = ({ read, write, replace }: Copy): void => {
    replace(overview, '## Maturity', '## More {/* #more */}\n\n## Maturity');
    replace(translatedOverview, '## Start here', '## 从这里开始');
    const text = read(overview);
    const at = text.indexOf('## Start here');
    write(overview, text.slice(0, at) + text.slice(text.indexOf('## A complete app')));
  };
  expect(await stateAfter(edit)).toEqual([
    'behind',
    { id: 'more', title: 'More', change: 'added' },
    { id: 'start-here', title: '从这里开始', change: 'removed' },
  ]);
});

test('a file without stamps, or with broken ones, is unstamped', async () => {
  const cut = ({ read, write }: Copy): void =>
    write(translatedOverview, read(translatedOverview).replace(/translation:\n(?: .*\n)+/, ''));
  expect(await stateAfter(cut)).toEqual(['unstamped']);
  await withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(translatedOverview, '    .: ', '    .: x');
    const { languages, problems } = await statusOf(copy);
    expect(languages[0]?.pages[0]?.state).toBe('unstamped');
    expect(problems).toMatchObject([{ file: translatedOverview, line: 8, column: 5 }]);
  });
});

test('missing, orphaned and misplaced files are told apart, with the page that was meant', () =>
  withCopy(async (copy) => {
    const orphan = translatedOverview.replace('overview', 'overviews');
    const misplaced = translatedOverview.replace('current/', '');
    copy.write(orphan, '---\ntitle: A\n---\n');
    copy.write(misplaced, '---\ntitle: A\n---\n');
    const { languages } = await statusOf(copy);
    expect(languages[0]?.pages.map(({ state }) => state)).toEqual(['missing', 'missing']);
    expect(
      languages[0]?.strays.map(({ file, state, nearest }) => [file, state, nearest?.name]),
    ).toEqual([
      [orphan, 'orphaned', 'core/introduction/overview'],
      [misplaced, 'misplaced', 'core/introduction/overview'],
    ]);
  }));

test('an English page that can not be read makes nothing behind, and is reported', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, '## Maturity', '<Broken\n\n## Maturity');
    const { languages, problems } = await statusOf(copy);
    expect(languages[0]?.pages[0]?.state).toBe('current');
    expect(problems).toMatchObject([{ file: overview, code: 'content/mdx-syntax' }]);
  }));

test('stamping some sections leaves the others, and their order', () => {
  const old = new Map(Object.entries({ '.': 'a', b: 'b', a: 'a', gone: 'g', left: 'l' }));
  const fresh = new Map(Object.entries({ '.': 'A', a: 'A', n: 'N', b: 'B' }));
  expect([...partialStamps(old, fresh, ['a', 'n', 'gone'])]).toEqual([
    ['.', 'a'],
    ['b', 'b'],
    ['a', 'A'],
    ['n', 'N'],
    ['left', 'l'],
  ]);
});

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 1000, 1],
  [999, 1000, 99],
  [13, 69, 19],
  [5, 5, 100],
])('%i of %i are %i per cent', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

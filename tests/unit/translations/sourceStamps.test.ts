import { readStamps, stampsOf, writeStamps } from '@site/src/translations/sourceStamps';
import { overview, realPage, sectionsOf } from './realPages';

const stamps = new Map([
  ['.', '1f2e3d4c'],
  ['start-here', '0a1b2c3d'],
]);

const page = `---
title: "Titel: eins"   # comment
description: >
  Folded
  text.
---

Text.
`;

const stamped = `---
title: "Titel: eins"   # comment
description: >
  Folded
  text.
translation:
  source:
    .: 1f2e3d4c
    start-here: 0a1b2c3d
---

Text.
`;

test('stamps go below the last key, and nothing else changes', () => {
  expect(writeStamps(page, stamps)).toBe(stamped);
  expect(readStamps(stamped)).toEqual({ stamps, problems: [] });
});

test('writing again changes the stamps alone, wherever they stand', () => {
  const moved = `---
translation: # from English
  source: {.: "00000000", gone: 11111111}
# about the title
title: A
---
`;
  expect(writeStamps(moved, stamps)).toBe(`---
translation:
  source:
    .: 1f2e3d4c
    start-here: 0a1b2c3d
# about the title
title: A
---
`);
  expect(writeStamps(stamped, stamps)).toBe(stamped);
});

test('what else is known of the translation is kept', () => {
  const text =
    '---\ntranslation:\n  reviewed: 2026-01-02\n  source:\n    .: "00000000"\ntitle: A\n---\n';
  expect(writeStamps(text, new Map([['.', '1f2e3d4c']]))).toBe(
    '---\ntranslation:\n  reviewed: 2026-01-02\n  source:\n    .: 1f2e3d4c\ntitle: A\n---\n',
  );
});

test('Windows line ends and a byte-order mark stay', () => {
  const windows = `\uFEFF${page.replaceAll('\n', '\r\n')}`;
  expect(writeStamps(windows, stamps)).toBe(`\uFEFF${stamped.replaceAll('\n', '\r\n')}`);
});

test.each(['12345678', '00000012', '1e234567', '12345e67'])(
  'a stamp that looks like a number, %s, is read as it was written',
  (stamp) => {
    const odd = new Map([['404', stamp]]);
    const written = writeStamps('---\ntitle: A\n---\n', odd);
    expect(readStamps(written).stamps).toEqual(odd);
    expect(readStamps(written.replaceAll('"', '')).stamps).toEqual(odd);
  },
);

test('the stamps of a real page survive writing and reading', async () => {
  const text = realPage(overview);
  const own = stampsOf(await sectionsOf(text));
  const written = writeStamps(text, own);
  expect([...(readStamps(written).stamps ?? [])]).toEqual([...own]);
  expect(written.replace(/translation:\n(?: .*\n)+/, '')).toBe(text);
  // Stamps are no part of what is stamped.
  expect(stampsOf(await sectionsOf(written))).toEqual(own);
});

test('a page without stamps, or without front matter, has none', () => {
  expect(readStamps(page)).toEqual({ problems: [] });
  expect(readStamps('Text\n')).toEqual({ problems: [] });
  expect(() => writeStamps('Text\n', stamps)).toThrow(/^1:1 {2}the page has no front matter ->/);
});

test.each([
  ['translation: zh', 2, 1],
  ['translation:', 2, 1],
  ['translation:\n  source: {}', 2, 1],
  ['translation:\n  source:\n    .: 1f2e3d4c\n    start: 1f2e', 5, 5],
  ['translation:\n  source:\n    .: [1]', 4, 5],
])('%j is a problem with its place', (yaml, line, column) => {
  const { stamps: none, problems } = readStamps(`---\n${yaml}\n---\n`);
  expect(none).toBeUndefined();
  expect(problems).toMatchObject([{ line, column, code: 'translation/malformed-stamp' }]);
});

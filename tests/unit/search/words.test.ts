import {
  camelParts,
  confirmsTerm,
  isUnspaced,
  isUnspacedWord,
  matchesTerm,
  normalize,
  sameWord,
  spellingsOf,
  tokensOf,
  wordsOf,
  wordsWithParts,
} from '@site/src/search/words';

test.each([
  ['zh', true],
  ['zh-CN', true],
  ['ZH-Hans', true],
  ['ja-JP', true],
  ['th', true],
  ['en', false],
  ['pt-BR', false],
  ['ar', false],
  ['x-zh', false],
  ['', false],
])('%s is written without spaces: %s', (language, expected) => {
  expect(isUnspaced(language)).toBe(expected);
});

describe('words of a text', () => {
  test('are letters, digits, and what names have', () => {
    expect(wordsOf('Set $state, my_name; v2.0 – e-mail!', 'en')).toEqual([
      ...['Set', '$state', 'my_name', 'v2', '0', 'e', 'mail'],
    ]);
    expect(wordsOf('الحوار، açúcar', 'ar')).toEqual(['الحوار', 'açúcar']);
    expect(wordsOf(' – … ', 'en')).toEqual([]);
    expect(wordsOf('', 'zh-CN')).toEqual([]);
  });

  test('are segmented where they have no spaces, and keep names whole', () => {
    expect(wordsOf('使用useDialogs绑定数据。', 'zh-CN')).toEqual([
      '使用',
      'useDialogs',
      '绑定',
      '数据',
    ]);
  });

  test('without spaces are one where the segmenter leaves single characters', () => {
    // Characters of a name that no dictionary has.
    const [name, ...rest] = wordsOf('龘靐齉', 'zh-CN');
    expect([name, rest]).toEqual(['龘靐齉', []]);
    expect(wordsOf('龘,靐', 'zh-CN')).toEqual(['龘', '靐']);
    expect(wordsOf('a b', 'zh-CN')).toEqual(['a', 'b']);
  });

  test('and what stands between them make up the text', () => {
    expect(tokensOf('A (b)', 'en')).toEqual([
      { text: 'A', index: 0, isWord: true },
      { text: ' (', index: 1, isWord: false },
      { text: 'b', index: 3, isWord: true },
      { text: ')', index: 4, isWord: false },
    ]);
    expect(tokensOf('数据。', 'zh-CN')).toEqual([
      { text: '数据', index: 0, isWord: true },
      { text: '。', index: 2, isWord: false },
    ]);
  });
});

test.each([
  ['Dialog', 'dialog'],
  ['Configuração', 'configuracao'],
  ['ÉTÉ', 'ete'],
  ['Dialog–', 'dialog–'],
  ['数据', '数据'],
])('%s is normalized to %s', (text, expected) => {
  expect(normalize(text)).toBe(expected);
});

test.each([
  ['useDialogs', ['use', 'Dialogs']],
  ['DialogsProvider', ['Dialogs', 'Provider']],
  ['HTMLElement', ['HTML', 'Element']],
  ['v2Beta', ['v2', 'Beta']],
  ['AUTH_SECRET', ['AUTH', 'SECRET']],
  ['_private', ['private']],
  ['Dialog', ['Dialog']],
  ['dialog2', ['dialog2']],
  ['API', ['API']],
  ['éÀs', ['é', 'Às']],
])('%s has the parts %j', (name, parts) => {
  expect(camelParts(name)).toEqual(parts);
});

test('a word is looked for as it is, and by the parts of its name', () => {
  expect(spellingsOf('useDialogs')).toEqual(['usedialogs', 'use', 'dialogs']);
  expect(spellingsOf('Dialogs')).toEqual(['dialogs']);
  expect(spellingsOf('_private')).toEqual(['_private', 'private']);
  expect(wordsWithParts('useDialogs, useDialogs: Open', 'en')).toEqual([
    ...['usedialogs', 'use', 'dialogs', 'open'],
  ]);
});

describe('two words', () => {
  test.each([
    ['page', 'page'],
    ['a', 'a'],
    ['tab', 'tabs'],
    ['tab', 'tabular'],
    ['page', 'pages'],
    ['paged', 'pages'],
    ['deploy', 'deployment'],
    ['migrate', 'migration'],
    ['themes', 'theming'],
  ])('are the same: %s and %s', (a, b) => {
    expect([sameWord(a, b), sameWord(b, a)]).toEqual([true, true]);
  });

  test.each([
    ['ab', 'abc'],
    ['tab', 'tabulator'],
    ['page', 'past'],
    ['pagea', 'pagst'],
    ['deploy', 'depart'],
    ['form', 'farm'],
    ['a', 'b'],
  ])('are not: %s and %s', (a, b) => {
    expect([sameWord(a, b), sameWord(b, a)]).toEqual([false, false]);
  });
});

test.each([
  ['数据', true],
  ['データ', true],
  ['ひらがな', true],
  ['ข้อมูล', true],
  ['data', false],
  ['حوار', false],
  ['한국', false],
  ['', false],
])('%s is a word of a script without spaces: %s', (text, expected) => {
  expect(isUnspacedWord(text)).toBe(expected);
});

test.each([
  ['绑定数据', '数据', true],
  ['数据', '绑定数据', false],
  ['dialogs', 'dia', true],
  ['dialogs', 'd', false],
  ['dialogs', 'di', true],
  ['d', 'd', true],
  ['dialogs', 'logs', false],
  ['deployed', 'deployment', true],
])('in a text, %s agrees with what is typed as %s: %s', (word, term, expected) => {
  expect(matchesTerm(word, term)).toBe(expected);
});

test.each([
  ['dialogs', 'd', true],
  ['themes', 'theming', true],
  ['theme', 'theming', true],
  ['stats', 'station', true],
  ['tabs', 'tabing', false],
  ['deployxs', 'deploy', true],
  ['deploy', 'deployxs', false],
  ['deploys', 'deployx', false],
])('%s shows that %s is spelled right: %s', (word, term, expected) => {
  expect(confirmsTerm(word, term)).toBe(expected);
});

import { parseGlossary } from '@site/src/translations/glossary';
import {
  comparable,
  createAvoidedFinder,
  createFinder,
  hasForm,
} from '@site/src/translations/glossaryMatch';

const glossary = parseGlossary(
  'i18n/zh/glossary.yml',
  `keep: [React Router, Toolpad Core]
terms:
  - { term: router, use: [路由器] }
  - { term: code variant, use: [代码变体], avoid: [代码版本] }
  - { term: variant, use: [变体] }
  - { term: data, use: [数据] }
  - { term: data source, use: [数据源] }
  - { term: dependency, use: [依赖] }
  - { term: patch, use: [补丁] }
  - { term: sign in, use: [登录] }
`,
);

/** Terms and names that are found in a text. */
function found(text: string): { names: string[]; terms: string[] } {
  const { names, terms } = createFinder(glossary)(text);
  return { names: [...names], terms: [...terms].map(({ term }) => term) };
}

test('a glossary is read with the place of each term', () => {
  expect(glossary.problems).toEqual([]);
  expect(glossary.keep.map(({ name }) => name)).toEqual(['React Router', 'Toolpad Core']);
  expect(glossary.terms[1]).toEqual({
    term: 'code variant',
    use: ['代码变体'],
    avoid: ['代码版本'],
    line: 4,
    column: 13,
  });
});

describe('in English', () => {
  test.each([
    ['a term', 'One router.', ['router']],
    ['without case', 'Routers, PATCHES and Dependencies', ['router', 'patch', 'dependency']],
    ['over the end of a line', 'each code\n  variant', ['code variant']],
    ['not as a part of a word', 'a routers-like dispatcher, sign-in', []],
    ['the longer term alone', 'a code variant', ['code variant']],
    ['the longer term of two that start alike', 'a data source', ['data source']],
    ['both terms where both stand', 'a variant of a code variant', ['variant', 'code variant']],
  ])('%s', (_name, text, terms) => {
    expect(found(text)).toEqual({ names: [], terms });
  });

  test('a name hides the term inside it, and is found as it is written', () => {
    expect(found('React Router and react router')).toEqual({
      names: ['React Router'],
      terms: ['router'],
    });
  });
});

test.each([
  ['in any case', 'O Roteador', ['roteador'], true],
  ['with a line break', 'variante\n  de código', ['variante de código'], true],
  ['with or without vowel marks', 'موزّع', ['موزع'], true],
  ['one form of several', '登入', ['登录', '登入'], true],
  ['none', '登出', ['登录'], false],
])('a form is found %s', (_name, text, forms, expected) => {
  expect(hasForm(comparable(text), forms)).toBe(expected);
});

/** Words to avoid that are found in a text, with their offsets. */
function avoided(word: string, text: string): [string, number][] {
  const term = { term: 'x', use: ['y'], avoid: [word], line: 1, column: 1 };
  return createAvoidedFinder({ terms: [term] })(text).map((match) => [match.word, match.offset]);
}

test.each([
  ['a word', 'grade', 'uma grade', [['grade', 4]]],
  ['a stem', 'depreciad', 'foi Depreciado', [['depreciad', 4]]],
  ['no end of a word', 'grade', 'integrade', []],
  ['a word of several', 'caixa de diálogo', 'a caixa\nde diálogo', [['caixa de diálogo', 2]]],
  [
    'a word between others without space',
    '钩子',
    '这个钩子和钩子',
    [
      ['钩子', 2],
      ['钩子', 5],
    ],
  ],
  ['a word behind an article that is joined to it', 'مزود', 'المزود', [['مزود', 2]]],
])('words to avoid: %s', (_name, word, text, expected) => {
  expect(avoided(word, text)).toEqual(expected);
});

test('a glossary without words to avoid finds none', () => {
  expect(createAvoidedFinder({ terms: [] })('text')).toEqual([]);
});

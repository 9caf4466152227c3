import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import { parse, read, told } from './testPage';

const problemsOf = (...lines: string[]): Promise<string[]> => told(lines);

describe('headings', () => {
  test('say where they are, how deep, and what leads to them', async () => {
    const { headings } = await read('## One two', '', 'Text.', '', '> ### Three', '>', '> Text.');
    expect(headings).toEqual([
      { line: 5, column: 1, depth: 2, text: 'One two', id: 'one-two' },
      { line: 9, column: 3, depth: 3, text: 'Three', id: 'three' },
    ]);
  });

  test.each([
    ['bold and code', '## One **two** `three`', 'One two three', 'one-two-three'],
    ['a link', '## One [two](/a)', 'One two', 'one-two'],
    ['a picture', '## One ![two](/a.png)', 'One two', 'one-two'],
    ['a picture without a text', '## One ![](/a.png)', 'One', 'one'],
    ['an element', '## One <b>two</b>', 'One two', 'one-two'],
    ['an element without text', '## One <Icon />', 'One', 'one'],
    ['braces', '## One {1 + 1}', 'One', 'one'],
    ['a comment', '## One {/* two */}', 'One', 'one'],
    ['a line break', '## One<br />two', 'Onetwo', 'onetwo'],
    ['nothing', '##', '', ''],
  ])('with %s', async (_name, line, text, id) => {
    const { headings } = await read(line, '', 'Text.');
    expect(headings).toEqual([expect.objectContaining({ text, id })]);
  });

  test('with the same text have ids of their own, and given ids take no part in that', async () => {
    const { headings } = await read(
      '## One {/* #one */}',
      '',
      '## One',
      '',
      '## One',
      '',
      '## One {/* #two */}',
      '',
      '## Two',
    );
    expect(headings.map(({ id }) => id)).toEqual(['one', 'one', 'one-1', 'two', 'two']);
  });

  test.each([
    ['## One {/* #one */}', undefined],
    ['## One {/* #one, for links */}', true],
    ['## One {/* #one two */}', true],
    ['## One {/* two */}', undefined],
    ['## One', undefined],
  ])('%s has more than an id or not', async (line, expected) => {
    const { headings } = await read(line, '', 'Text.');
    expect(headings.map(({ hasMoreThanId }) => hasMoreThanId)).toEqual([expected]);
    expect('hasMoreThanId' in (headings[0] ?? {})).toBe(expected === true);
  });

  test.each([
    ['hyphens', ['One', '---'], true],
    ['one hyphen', ['One', '-'], true],
    ['hyphens between blanks', ['One', '  ---  '], true],
    ['equals signs', ['One', '==='], undefined],
    ['a mark in front', ['## One'], undefined],
    ['a mark in front, and hyphens in its text', ['## One --- two -'], undefined],
    ['hyphens as its text', ['## ---'], undefined],
    ['a mark in front, and a line below', ['## One', '---'], undefined],
  ])('with %s are underlined or not', async (_name, lines, expected) => {
    const { headings } = await read(...lines, '', 'Text.');
    expect(headings.map(({ isUnderlined }) => isUnderlined)).toEqual([expected]);
    expect('isUnderlined' in (headings[0] ?? {})).toBe(expected === true);
  });

  test.each([
    ['text', ['## One', '', 'Text.'], []],
    ['the end', ['## One'], ['One']],
    ['one of the same level', ['## One', '', '## Two', '', 'Text.'], ['One']],
    ['one of a higher level', ['### One', '', '## Two', '', 'Text.'], ['One']],
    ['one of a lower level', ['## One', '', '### Two', '', 'Text.'], []],
    ['one of a lower level and the end', ['## One', '', '### Two'], ['Two']],
    ['a comment', ['## One', '', '{/* A comment */}'], ['One']],
    ['what is to do', ['## One', '', '{/* TODO: write it */}'], []],
    ['an import', ['## One', '', "import A from './a';"], ['One']],
    ['a definition', ['## One', '', '[one]: /a'], ['One']],
    ['braces', ['## One', '', '{1 + 1}'], []],
    ['an element', ['## One', '', '<Card />'], []],
    ['a line', ['## One', '', '***'], []],
    [
      'a comment and another section',
      ['## One', '', '{/* A comment */}', '', '## Two', '', 'Text.'],
      ['One'],
    ],
  ])('before %s have no text or do', async (_name, lines, expected) => {
    const { headings } = await read(...lines);
    expect(headings.filter(({ hasNoText }) => hasNoText).map(({ text }) => text)).toEqual(expected);
    expect(headings.filter((one) => 'hasNoText' in one)).toHaveLength(expected.length);
  });
});

test.each([
  ['nothing', [], true],
  ['comments', ['{/* A comment */}', '', '{/* Another one */}'], true],
  ['imports', ["import A from './a';"], true],
  ['exports', ['export const a = 1;'], true],
  ['text', ['Text.'], false],
  ['a comment and text', ['{/* A comment */}', '', 'Text.'], false],
  ['braces', ['{1}'], false],
  ['a definition', ['[one]: /a'], false],
  ['an element', ['<Card />'], false],
])('a page with %s is empty or not', async (_name, lines, isEmpty) => {
  expect((await read(...lines)).isEmpty).toBe(isEmpty);
});

describe('definitions', () => {
  const unused = (name: string, at: string): string =>
    `${at} content/definition nothing on the page uses ${name} -> use it, or remove it`;
  const twice = (name: string, line: number, at: string): string =>
    `${at} content/definition ${name} is already defined in line ${line} -> give one of the two another name`;
  const comment = (at: string): string =>
    `${at} content/definition MDX has comments of its own, and this defines a link -> write {/* … */}`;

  test.each([
    ['of nobody', ['[One]: /a'], [unused('[One]', '5:1')]],
    ['of nobody in a quote', ['> [One]: /a'], [unused('[One]', '5:3')]],
    ['of a note of nobody', ['[^One]: Text.'], [unused('[^One]', '5:1')]],
    ['that is there twice', ['[a][one]', '', '[one]: /a', '[One]: /b'], [twice('[One]', 7, '8:1')]],
    [
      'that is there three times and not used',
      ['[one]: /a', '[one]: /b', '[one]: /c'],
      [unused('[one]', '5:1'), twice('[one]', 5, '6:1'), twice('[one]', 5, '7:1')],
    ],
    [
      'of a note that is there twice',
      ['Text[^1].', '', '[^1]: One.', '', '[^1]: Two.'],
      [twice('[^1]', 7, '9:1')],
    ],
    ['that is a comment', ['[//]: # (A comment)'], [comment('5:1')]],
    ['that is a comment by name', ['[comment]: # (Text)'], [comment('5:1')]],
    ['that are two comments', ['[//]: # (One)', '[//]: # (Two)'], [comment('5:1'), comment('6:1')]],
    [
      'of a link where only a note is used',
      ['Text[^one].', '', '[one]: /a', '[^one]: Text.'],
      [unused('[one]', '7:1')],
    ],
    [
      'of a note where only a link is used',
      ['[Text][one].', '', '[one]: /a', '', '[^one]: Text.'],
      [unused('[^one]', '9:1')],
    ],
    ['of a link', ['[Text][one]', '', '[one]: /a'], []],
    ['of a link by its text', ['[One]', '', '[one]: /a'], []],
    ['of a picture', ['![Text][one]', '', '[one]: /a.png'], []],
    ['of a note', ['Text[^one].', '', '[^one]: Text.'], []],
    ['of a note with the name of a comment', ['Text[^comment].', '', '[^comment]: Text.'], []],
    [
      'of a link and a note with one name',
      ['[Text][one][^one].', '', '[one]: /a', '', '[^one]: Text.'],
      [],
    ],
  ])('%s', async (_name, lines, expected) => {
    expect(await problemsOf(...lines)).toEqual(expected);
  });

  test('that are used as comments are no links', async () => {
    const { links } = await read('[//]: # (A comment)', '[comment]: # (Text)', '[one]: /a');
    expect(links).toEqual([{ url: '/a', line: 7, column: 1 }]);
  });
});

describe('code of a page', () => {
  const badJson = ['```json', '{ "a": 1, }', '```'];
  test('is looked at above a fence without end, and not in it', async () => {
    const problems = await problemsOf(...badJson, '', '```json', '{ "b": 1, }');
    expect(problems).toEqual([expect.stringMatching(/^6:/)]);
  });

  test('is looked at up to a fence that holds the next one, and not below', async () => {
    const lines = [...badJson, '', '```json', '{ "b": 1, }', '```bash', 'a', '```'];
    expect(await problemsOf(...lines, '', ...badJson)).toEqual([expect.stringMatching(/^6:/)]);
  });

  test('is looked at in all fences that end', async () => {
    const problems = await problemsOf(...badJson, '', ...badJson);
    expect(problems).toEqual([expect.stringMatching(/^6:/), expect.stringMatching(/^10:/)]);
  });
});

describe('a page that can not be read', () => {
  test('has a rest without its faults', async () => {
    const page = await parse('## One', '', '<Card>', '', 'See [two](/a), {name}.');
    expect(page.body).toBeUndefined();
    expect(page.frontMatter?.title?.value).toBe('A page');
    expect(page.rest?.headings.map(({ text }) => text)).toEqual(['One']);
    expect(page.rest?.links.map(({ url }) => url)).toEqual(['/a']);
    expect(page.problems.map(({ line, code }) => [line, code])).toEqual([
      [7, 'content/mdx-syntax'],
      [9, 'content/undefined-name'],
    ]);
  });

  test('may use the names of an import that does not parse', async () => {
    const page = await parse("import Card from './card", '', '<Card />', '', '{name}');
    expect(page.rest?.declared).toContain('Card');
    expect(page.problems.map(({ line, code }) => [line, code])).toEqual([
      [5, 'content/mdx-syntax'],
    ]);
  });

  test.each([
    ['front matter without its end', '---\ntitle: A page\n\nText.\n'],
    ['a mark of a merge', '---\ntitle: A\n---\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b\n'],
    ['bytes of no text', 'a\0b'],
  ])('for %s has one problem and nothing else', async (_name, text) => {
    const page = parsePage(Buffer.from(text), await getMdxParser());
    expect(page.problems).toHaveLength(1);
    expect(page.body).toBeUndefined();
    expect(page.rest).toBeUndefined();
  });
});

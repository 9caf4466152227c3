import { read } from './testPage';

describe('elements', () => {
  test('say where they are, and where and what their attributes are', async () => {
    const { elements } = await read('<Card title="One"', '  href="/a" isOpen>', 'Text', '</Card>');
    expect(elements).toEqual([
      {
        name: 'Card',
        line: 5,
        column: 1,
        attributes: [
          { name: 'title', value: 'One', line: 5, column: 7 },
          { name: 'href', value: '/a', line: 6, column: 3 },
          { name: 'isOpen', value: undefined, line: 6, column: 13 },
        ],
      },
    ]);
  });

  test.each([
    ['a text', 'a="b"', 'b'],
    ['no text', 'a=""', ''],
    ['a text in braces', "a={'b'}", 'b'],
    ['a text of a template', 'a={`b`}', 'b'],
    ['a template with something in it', 'a={`b${1}`}', undefined],
    ['a template with a name', 'a={String`b`}', undefined],
    ['a number below zero', 'a={-1}', undefined],
    ['nothing in particular', 'a={null}', undefined],
    ['a sum', "a={'b' + 'c'}", undefined],
    ['nothing', 'a', undefined],
    ['an element', 'a={<b>c</b>}', undefined],
  ])('with %s as an attribute', async (_name, attribute, value) => {
    const { elements } = await read(`<Card ${attribute} />`);
    expect(elements.find(({ name }) => name === 'Card')?.attributes).toEqual([
      { name: 'a', value, line: 5, column: 7 },
    ]);
  });

  test.each([
    ['a number', 'a={1}', 1],
    ['a truth', 'a={true}', true],
  ])('with %s as an attribute, which is no text', async (_name, attribute, literal) => {
    const { elements } = await read(`<Card ${attribute} />`);
    expect(elements[0]?.attributes).toEqual([{ name: 'a', literal, line: 5, column: 7 }]);
  });

  test('are found in lines, in lists, in each other, and in JavaScript', async () => {
    const { elements } = await read(
      'Text <Kbd>A</Kbd>',
      '',
      '- <Icon />',
      '',
      '<Outer>',
      '  <Inner />',
      '</Outer>',
      '',
      'export const list = [<Listed />];',
      '',
      '{<Braced />} {String(<Called />)}',
      '',
      '<Holder icon={<Held />} {...(<Spread />).props} />',
    );
    expect(elements.map(({ name, line, column }) => [name, line, column])).toEqual([
      ['Kbd', 5, 6],
      ['Icon', 7, 3],
      ['Outer', 9, 1],
      ['Inner', 10, 3],
      ['Listed', 13, 22],
      ['Braced', 15, 2],
      ['Called', 15, 22],
      ['Holder', 17, 1],
      ['Held', 17, 15],
      ['Spread', 17, 30],
    ]);
  });

  test('have no name where they only hold others, and no unknown attributes', async () => {
    const { elements } = await read('<>', '<Card {...toc} id="a" />', '</>', '', '{<>Text</>}');
    expect(elements).toEqual([
      {
        name: 'Card',
        line: 6,
        column: 1,
        attributes: [{ name: 'id', value: 'a', line: 6, column: 16 }],
      },
    ]);
  });

  test.each([
    ['a text', '<Card a="b" />', [{ name: 'a', value: 'b', line: 5, column: 8 }]],
    ['nothing', '<Card a />', [{ name: 'a', value: undefined, line: 5, column: 8 }]],
    ['a number', '<Card a={1} />', [{ name: 'a', literal: 1, line: 5, column: 8 }]],
    ['a text in braces', "<Card a={'b'} />", [{ name: 'a', line: 5, column: 8 }]],
    ['a spread', '<Card {...toc} />', []],
    ['a name with a colon', '<Card xml:a="b" />', []],
    ['two', '<Card a="b" c="d" />', [{ value: 'b' }, { name: 'c', value: 'd', column: 14 }]],
  ])('in braces with %s as an attribute', async (_name, element, expected) => {
    const { elements } = await read(`{${element}}`);
    expect(elements).toEqual([
      expect.objectContaining({
        name: 'Card',
        line: 5,
        column: 2,
        attributes: expected.map((one): unknown => expect.objectContaining(one)),
      }),
    ]);
    expect(elements[0]?.attributes).toHaveLength(expected.length);
  });

  test.each([
    ['an element of a part', '{<Card.Title />}', ['Card.Title']],
    ['an element of a part of a part', '{<Card.Title.Icon />}', ['Card.Title.Icon']],
    ['an element of HTML', '{<b>Text</b>}', ['b']],
    ['an element inside another', '{<b><Card /></b>}', ['b', 'Card']],
    ['a name with a colon', '{<a:b />}', []],
    ['an argument', '{[1].map((Icon) => <Icon />)}', []],
    ['a part of an argument', '{[1].map((Icon) => <Icon.Part />)}', []],
    ['an argument, and another element', '{[1].map((Icon) => <Card><Icon /></Card>)}', ['Card']],
  ])('of JavaScript: %s', async (_name, line, expected) => {
    const { elements } = await read(line);
    expect(elements.map(({ name }) => name)).toEqual(expected);
  });

  test('of a page that exports what it uses below', async () => {
    const { elements } = await read('export const Card = () => <b>Text</b>;', '', '{<Card />}');
    expect(elements.map(({ name }) => name)).toEqual(['b', 'Card']);
  });
});

describe('addresses in attributes', () => {
  test.each([
    ['href', '<a href="/a">Text</a>', [{ url: '/a', element: 'a', line: 5, column: 4 }]],
    ['to', '<Link to="/a">Text</Link>', [{ url: '/a', element: 'Link', line: 5, column: 7 }]],
    ['action', '<form action="/a" />', [{ url: '/a', element: 'form', line: 5, column: 7 }]],
    [
      'formAction',
      '<button formAction="/a" />',
      [{ url: '/a', element: 'button', line: 5, column: 9 }],
    ],
    [
      'formaction',
      '<button formaction="/a" />',
      [{ url: '/a', element: 'button', line: 5, column: 9 }],
    ],
    ['none', '<a href="">Text</a>', [{ url: '', element: 'a', line: 5, column: 4 }]],
    ['a template', '<a href={`/a`}>Text</a>', [{ url: '/a', element: 'a', line: 5, column: 4 }]],
    ['in braces', '{<a href="/a">Text</a>}', [{ url: '/a', element: 'a', line: 5, column: 5 }]],
    [
      'two',
      '<Card href="/a" to="/b" />',
      [
        { url: '/a', element: 'Card', line: 5, column: 7 },
        { url: '/b', element: 'Card', line: 5, column: 17 },
      ],
    ],
    ['a value that is made', '<a href={toc[0]}>Text</a>', []],
    ['no value', '<a href>Text</a>', []],
    ['another attribute', '<a title="/a">Text</a>', []],
  ])('%s', async (_name, line, expected) => {
    const { links } = await read(line);
    expect(links).toEqual(expected);
  });
});

describe('pictures', () => {
  test.each([
    [
      'with a text',
      '<img src="/a.png" alt="A" />',
      [{ url: '/a.png', alt: 'A', line: 5, column: 1 }],
    ],
    ['without a text', '<img src="/a.png" />', [{ url: '/a.png', alt: '', line: 5, column: 1 }]],
    [
      'with a text that is made',
      '<img src="/a.png" alt={toc[0]} />',
      [{ url: '/a.png', alt: '', line: 5, column: 1 }],
    ],
    ['in a line', 'Text <img src="/a.png" />', [{ url: '/a.png', alt: '', line: 5, column: 6 }]],
    [
      'in braces',
      '{<img alt="A" src="/a.png" />}',
      [{ url: '/a.png', alt: 'A', line: 5, column: 2 }],
    ],
    ['of nothing', '<img alt="A" />', [{ url: '', alt: 'A', line: 5, column: 1 }]],
    [
      'of nothing, with a made width',
      '<img width={1} />',
      [{ url: '', alt: '', line: 5, column: 1 }],
    ],
    ['of an empty address', '<img src="" />', [{ url: '', alt: '', line: 5, column: 1 }]],
    ['of what is imported', '<img src={picture} />', []],
    ['of another element', '<Picture src="/a.png" />', []],
    ['in Markdown', 'Text ![A *b*](/a.png)', [{ url: '/a.png', alt: 'A b', line: 5, column: 6 }]],
    ['in Markdown without a text', '![](/a.png)', [{ url: '/a.png', alt: '', line: 5, column: 1 }]],
  ])('%s', async (_name, line, expected) => {
    const { images } = await read(line);
    expect(images).toEqual(expected);
  });

  test('by the name of an address', async () => {
    const { images, links } = await read(
      '![A][one] ![][two] [Text][two] [Text][three]',
      '',
      '[one]: /a.png',
      '[two]: /b.png',
      '[three]: /c',
      '[//]: # (A comment)',
    );
    expect(images).toEqual([
      { url: '/a.png', alt: 'A', line: 5, column: 1 },
      { url: '/b.png', alt: '', line: 5, column: 11 },
    ]);
    expect(links).toEqual([{ url: '/c', line: 9, column: 1 }]);
  });
});

test('links are read with their places, wherever they stand', async () => {
  const { links } = await read('A [text](/a), and', '> [more](./b.mdx#c "Title")', '', '[d]: /d');
  expect(links).toEqual([
    { url: '/a', line: 5, column: 3 },
    { url: './b.mdx#c', line: 6, column: 3 },
    { url: '/d', line: 8, column: 1 },
  ]);
});

describe('imports and exports', () => {
  test.each([
    [
      'a default',
      "import A from './a';",
      [{ specifier: './a', names: ['default'], local: 'A', line: 5, column: 15 }],
      ['A'],
    ],
    [
      'names',
      "import { A, b as c } from '@site/a';",
      [{ specifier: '@site/a', names: ['A', 'b'], line: 5, column: 27 }],
      ['A', 'c'],
    ],
    [
      'a default and a name',
      "import A, { b } from './a';",
      [{ specifier: './a', names: ['b', 'default'], local: 'A', line: 5, column: 22 }],
      ['A', 'b'],
    ],
    [
      'everything',
      "import * as all from './a';",
      [{ specifier: './a', names: [], line: 5, column: 22 }],
      ['all'],
    ],
    [
      'nothing of a module',
      "import './a.css';",
      [{ specifier: './a.css', names: [], line: 5, column: 8 }],
      [],
    ],
    [
      'a name that is a text',
      'import { "a b" as c } from "./a";',
      [{ specifier: './a', names: [], line: 5, column: 28 }],
      ['c'],
    ],
    [
      'an export from another module',
      "export { a } from './a';",
      [{ specifier: './a', line: 5, column: 19 }],
      [],
    ],
    [
      'an export of everything of another module',
      "export * from './a';",
      [{ specifier: './a', line: 5, column: 15 }],
      [],
    ],
    [
      'an export of everything of another module by a name',
      "export * as all from './a';",
      [{ specifier: './a', line: 5, column: 22 }],
      [],
    ],
    ['a constant', 'export const a = 1;', [], ['a']],
    ['several', 'export let a, [b, { c }] = [];', [], ['a', 'b', 'c']],
    [
      'parts',
      'export const { a: [b, , c], d = 1, ...e } = {}, [f = 1, ...g] = [];',
      [],
      ['b', 'c', 'd', 'e', 'f', 'g'],
    ],
    ['a function', 'export function a() {}', [], ['a']],
    ['a class', 'export class A {}', [], ['A']],
    ['a default export', 'export default 1;', [], []],
  ])('%s', async (_name, line, imports, declared) => {
    const body = await read(line);
    expect(body.imports).toEqual(imports);
    expect(body.declared).toEqual(declared);
  });

  test('of several lines', async () => {
    const { imports, declared } = await read(
      "import A from './a';",
      "import { b } from './b';",
      '',
      'Text.',
      '',
      'export const c = 1;',
    );
    expect(imports.map(({ specifier, line }) => [specifier, line])).toEqual([
      ['./a', 5],
      ['./b', 6],
    ]);
    expect(declared).toEqual(['A', 'b', 'c']);
  });
});

describe('what samples import', () => {
  test.each([
    ...['js', 'jsx', 'ts', 'tsx'].map((language) => [language, 1] as const),
    ...['bash', 'json', 'vue', 'diff', ''].map((language) => [language, 0] as const),
  ])('is known of %j', async (language, count) => {
    const { fences } = await read(`\`\`\`${language}`, "import A from 'a';", '```');
    expect(fences[0]?.imports ?? []).toHaveLength(count);
  });

  test('has the places that it has on the page', async () => {
    const { fences } = await read(
      '- One',
      '',
      '  ```tsx title="a.tsx"',
      "  import A, { b } from 'a';",
      '',
      '  import {',
      '    c as d,',
      '    e,',
      "  } from '@scope/f';",
      '  ```',
    );
    expect(fences[0]?.imports).toEqual([
      { specifier: 'a', name: 'default', line: 8, column: 10 },
      { specifier: 'a', name: 'b', line: 8, column: 15 },
      { specifier: '@scope/f', name: 'c', line: 11, column: 5 },
      { specifier: '@scope/f', name: 'e', line: 12, column: 5 },
    ]);
  });

  test.each([
    ['// removed-next-line', false],
    ['// removed-start', false],
    ['// removed-end', true],
    ['// added-next-line', true],
    ['// unremoved-start', true],
    ['// removed-starting', true],
  ])('is left out with what was right before: %s', async (comment, isRead) => {
    const { fences } = await read('```js', comment, "import A from 'a';", '```');
    expect(fences[0]?.imports !== undefined).toBe(isRead);
  });
});

import { takeStripped } from '@site/src/content/page/codeBlockProblems';
import { readHere } from '@site/src/content/readPage';
import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const fence = (start: string, ...code: string[]) => [`\`\`\`${start}`, ...code, '```'];

const wrong = (at: string, what: string) => `${at} content/code-block ${what}`;

const syntax = (at: string, what = 'Unexpected token -> correct the syntax') => wrong(at, what);

describe('TypeScript of which JavaScript is made', () => {
  test.each<Row>([
    ['a mistake', fence('ts', 'const a: = 1;'), [syntax('6:10')]],
    ['a mistake in its second line', fence('tsx', 'one();', '  two(: 1);'), [syntax('7:7')]],
    ['a mistake in a list', ['- A', '', '  ```ts', '  const a: = 1;', '  ```'], [syntax('8:12')]],
    ['a mistake in a quote', ['> ```ts', '> const a: = 1;', '> ```'], [syntax('6:12')]],
    [
      'a mistake in an element',
      ['<div>', '', ...fence('ts', 'const a: = 1;'), '', '</div>'],
      [syntax('8:10')],
    ],
    [
      'a mistake in a note',
      [':::note', '', ...fence('ts', 'const a: = 1;'), '', ':::'],
      [syntax('8:10')],
    ],
    [
      'a mistake in each sample',
      [...fence('ts', 'let a: ='), ...fence('tsx', 'let b: =')],
      [syntax('6:8'), syntax('9:8')],
    ],
    [
      'the same mistake twice',
      [...fence('ts', 'let a: ='), '', ...fence('ts', 'let a: =')],
      [syntax('6:8'), syntax('10:8')],
    ],
    [
      'an element in ts',
      fence('ts', 'const a = <b>A</b>;'),
      [
        syntax(
          '6:17',
          'Unterminated regular expression -> declare the sample as tsx, in which it is valid',
        ),
      ],
    ],
    ['an element in tsx', fence('tsx', 'const a = <b>A</b>;'), []],
    ['a type in front of a value in ts', fence('ts', 'const a = <string>b;'), []],
    [
      'a type in front of a value in tsx',
      fence('tsx', 'const a = <string>b;'),
      [
        syntax(
          '6:19',
          'Unterminated JSX contents -> declare the sample as ts, in which it is valid',
        ),
      ],
    ],
    ['types', fence('ts', 'const a: number = 1;', 'interface B {}'), []],
    ['nothing', fence('ts'), []],
    ['a mistake, and no JavaScript', fence('ts ts-only', 'const a: = 1;'), []],
    ['a mistake as a part', fence('ts fragment', 'const a: = 1;'), []],
    ['a mistake in JavaScript', fence('js', 'const a: = 1;'), []],
    ['a mistake in another language', fence('text', 'const a: = 1;'), []],
    ['a mistake without language', fence('', 'const a: = 1;'), []],
    [
      'what a change removes',
      fence('ts', '// removed-next-line', 'const a = 1;', 'const a: number = 2;'),
      [],
    ],
    [
      'a change with a name twice',
      fence('ts', 'const a = 1;', 'const a: number = 2;'),
      [syntax('7:7', `Identifier 'a' has already been declared -> correct the syntax`)],
    ],
    [
      'a mistake below a mark of a line',
      fence('ts', '// highlight-next-line', 'one();', 'const a: = 1;'),
      [syntax('8:10')],
    ],
    [
      'a mistake in a line that is marked',
      fence('tsx', 'one();', '// added-next-line', '  two(: 1);'),
      [syntax('8:7')],
    ],
    [
      'a mistake between marks of lines',
      fence('ts', '// focus-start', 'one();', 'const a: = 1;', '// focus-end'),
      [syntax('8:10')],
    ],
    [
      'a mistake below several marks, in a list',
      [
        '- A',
        '',
        '  ```ts',
        '  // highlight-start',
        '  one();',
        '  // highlight-end',
        '  const a: = 1;',
        '  ```',
      ],
      [syntax('11:12')],
    ],
    [
      'a mistake below lines that a change removes',
      fence('ts', '// removed-start', 'one();', 'two();', '// removed-end', 'const a: = 1;'),
      [syntax('10:10')],
    ],
    [
      'a mistake above a mark of a line',
      fence('ts', 'const a: = 1;', '// highlight-next-line', 'one();'),
      [syntax('6:10')],
    ],
    [
      'the same mistake, marked and not',
      [...fence('ts', '// added-next-line', 'const a: = 1;'), '', ...fence('ts', 'const a: = 1;')],
      [syntax('7:10'), syntax('11:10')],
    ],
    ['a line that is marked', fence('ts', '// highlight-next-line', 'const a: number = 1;'), []],
    ['a change that adds', fence('ts', '// added-next-line', 'const a: number = 2;'), []],
  ])('has %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });

  test.each<Row>([
    ['stands below', [...fence('ts', 'const a: = 1;'), ...fence('js javascript', 'a();')], []],
    [
      'stands below, with half a mark',
      [...fence('ts', 'a();'), ...fence('js javascript', '// focus-start', 'a();')],
      [wrong('9:1', 'focus-start without focus-end -> add the end')],
    ],
    [
      'stands below half a mark',
      [...fence('ts', 'a();', '// added-end'), ...fence('js javascript', 'a();')],
      [wrong('7:1', 'added-end without added-start -> add the start or remove the end')],
    ],
    [
      'stands alone',
      fence('js javascript', 'a();'),
      [
        wrong(
          '5:1',
          '"javascript" without a TypeScript fence right above -> put the ts or tsx fence above it',
        ),
      ],
    ],
    [
      'stands below text',
      [...fence('ts', 'a();'), '', 'A', '', ...fence('js javascript', 'a();')],
      [
        wrong(
          '11:1',
          '"javascript" without a TypeScript fence right above -> put the ts or tsx fence above it',
        ),
      ],
    ],
    [
      'stands below what has none',
      [...fence('ts ts-only', 'a();'), ...fence('js javascript', 'a();')],
      [wrong('8:1', '"ts-only" and a "javascript" fence exclude each other -> remove one')],
    ],
  ])('whose JavaScript %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('marks of lines', () => {
  const noEnd = 'highlight-start without highlight-end -> add the end';
  const noLine = 'no line follows added-next-line -> put it above the line that it marks';
  test.each<Row>([
    ['start', fence('ts', 'a();', '// highlight-start', 'b();'), [wrong('7:1', noEnd)]],
    ['start in another language', fence('bash', '# highlight-start', 'a'), [wrong('6:1', noEnd)]],
    ['start without language', fence('', '# highlight-start', 'a'), [wrong('6:1', noEnd)]],
    ['mark nothing', fence('css', 'a {}', '/* added-next-line */'), [wrong('7:1', noLine)]],
    [
      'start in a list',
      ['- A', '', '  ```js', '  // highlight-start', '  ```'],
      [wrong('8:3', noEnd)],
    ],
    [
      'start in each sample',
      [...fence('js', '// highlight-start'), ...fence('js', '// highlight-start')],
      [wrong('6:1', noEnd), wrong('9:1', noEnd)],
    ],
    ['start and end', fence('js', '// highlight-start', 'a();', '// highlight-end'), []],
    ['are in a file tree', fence('tree', '# highlight-start'), []],
  ])('that %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('the first line of a sample', () => {
  test.each<Row>([
    [
      'a word that means nothing',
      fence('ts titel="A"', 'a();'),
      [wrong('5:1', 'unknown word "titel" after the language of a fence -> write title')],
    ],
    [
      'one more for another language',
      fence('js fragment', 'a();'),
      [wrong('5:1', '"fragment" on a js fence -> it is for ts and tsx fences')],
    ],
    [
      'such a word, and code that it may tell of',
      fence('ts fragmet', 'const a: = 1;'),
      [wrong('5:1', 'unknown word "fragmet" after the language of a fence -> write fragment')],
    ],
    [
      'such a word, above code of another',
      [...fence('ts fragmet', 'a();'), ...fence('ts', 'const a: = 1;')],
      [
        wrong('5:1', 'unknown word "fragmet" after the language of a fence -> write fragment'),
        syntax('9:10'),
      ],
    ],
    [
      'a styling without the others',
      fence('tsx styling="css"', 'a();'),
      [
        wrong(
          '5:1',
          'a group of stylings lacks system and tailwind -> add a fence with styling="system" beside this one',
        ),
      ],
    ],
    [
      'all stylings, and a mistake in one',
      [
        ...fence('tsx styling="system"', 'a();'),
        ...fence('tsx styling="css"', 'const a: = 1;'),
        ...fence('tsx styling="tailwind"', 'a();'),
      ],
      [syntax('9:10')],
    ],
    ['words that mean something', fence('ts title="a.ts" {1} wrap', 'a();'), []],
  ])('has %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('file trees', () => {
  const indentation = 'wrong indentation in a file tree -> use two spaces for each level';
  test.each<Row>([
    ['a level of one space', fence('tree', 'a/', ' b'), [wrong('7:1', indentation)]],
    ['a level too much', fence('tree', 'a/', '    b'), [wrong('7:1', indentation)]],
    [
      'a file in a file',
      fence('tree', 'a', '  b'),
      [wrong('7:1', `"a" is a file but holds "b" -> end a folder's name with a slash`)],
    ],
    [
      'a level too much in a list',
      ['- A', '', '  ```tree', '  a/', '      b', '  ```'],
      [wrong('9:3', indentation)],
    ],
    [
      'such a level between samples',
      [...fence('ts', 'a();'), ...fence('tree', '  a'), ...fence('ts', 'const a: = 1;')],
      [wrong('9:1', indentation), syntax('12:10')],
    ],
    ['files in a folder', fence('tree', 'a/', '  b  # C', '  d/', '    e'), []],
    ['nothing', fence('tree'), []],
  ])('with %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

test.each<Row>([
  ['sample', ['```ts', 'const a: = 1;'], []],
  ['JSON', ['```json', '{ a }'], []],
  ['command', ['```bash npm2yarn', 'yarn'], []],
  [
    'sample below one that is closed',
    [...fence('ts', 'let a: ='), '', '```ts', 'let b: ='],
    [syntax('6:8')],
  ],
])('code of a %s without end is not told of', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

describe('what was made of samples', () => {
  let count = 0;

  /** What the reader of pages hands on of pages with these samples, each of which nobody knows yet. */
  async function samplesOf(...pages: string[][]) {
    count += 1;
    takeStripped();
    const sources = pages.map((lines) => ({
      bytes: Buffer.from(
        `---\ntitle: A\n---\n\n${lines.join('\n').replaceAll('NAME', `name${count}`)}\n`,
      ),
      withSections: false,
    }));
    const readings = await readHere(sources);
    return readings.map(({ samples }) =>
      samples.map(({ source, options, stripped }) => [
        source.replaceAll(/name\d+/g, 'NAME'),
        options,
        stripped.code.replaceAll(/name\d+/g, 'NAME').replaceAll(/ +/g, ' '),
      ]),
    );
  }

  test('is handed on once, with its language', async () => {
    const samples = await samplesOf(
      [
        ...fence('ts', 'const NAME: number = 1;'),
        ...fence('tsx', 'const NAME: string = <b>A</b>;'),
        ...fence('ts', 'const NAME: number = 1;'),
      ],
      fence('ts', 'const NAME: number = 1;'),
      fence('ts', '// removed-next-line', 'NAME();', 'NAME(1 as number);'),
    );
    const blankLines = 'source';
    expect(samples).toEqual([
      [
        ['const NAME: number = 1;', { language: 'ts', blankLines }, 'const NAME = 1;'],
        [
          'const NAME: string = <b>A</b>;',
          { language: 'tsx', blankLines },
          'const NAME = <b>A</b>;',
        ],
      ],
      [],
      [['NAME(1 as number);', { language: 'ts', blankLines }, 'NAME(1 );']],
    ]);
  });

  test('is nothing where no JavaScript is made, or none can be', async () => {
    const samples = await samplesOf(
      fence('js', 'NAME();'),
      fence('ts ts-only', 'NAME();'),
      fence('ts fragment', 'NAME();'),
      fence('ts', 'NAME(: 1);'),
      [...fence('ts', 'NAME();'), ...fence('js javascript', 'NAME();')],
    );
    expect(samples).toEqual([[], [], [], [], []]);
  });
});

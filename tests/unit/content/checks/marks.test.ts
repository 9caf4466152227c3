import { body, frontMatter, testProblems } from '../fixtureSite';

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** What is right, and looks like what is not. The catalogue has the mistakes. */
describe('samples that programs read', () => {
  testProblems([
    ['JSON with comments', body(code('json', '// A.\n{ "a": "http://b", /* c */ "d": 1 }')), []],
    ['entries without their braces', body(code('json', '"a": 1,\n"b": 2,')), []],
    ['items without their brackets', body(code('json', '{ "a": 1 },\n{ "b": 2 }')), []],
    ['a value on each line', body(code('json', '{ "a": 1 }\n{ "a": 2 }')), []],
    ['a marked line of JSON', body(code('json', '{\n// highlight-next-line\n"a": 1\n}')), []],
    ['two documents of YAML', body(code('yaml', 'a: 1\n---\na: ${{ b }}\nc: {{ d }}')), []],
    ['JSON as text', body(code('text', '{ "a": 1, ... }')), []],
    ['a prompt where nothing is made of it', body(code('bash', '$ npm start\nyarn add a')), []],
    ['commands of npm', body(code('bash npm2yarn', 'npm install react\nnpx yarn')), []],
    ['comments that mark nothing', body(code('js', '// read-only\nx();\n// next-line\ny();')), []],
  ]);
});

describe('lines that begin like items of a list', () => {
  testProblems([
    ['numbers', body('It is\n-1 or\n-2, and\n1.5 or\n2.5.'), []],
    ['one option', body('-v is an option.'), []],
    ['escaped marks', body('\\*One\n\\*Two'), []],
    ['text in italics', body('*One* is\n*two*.'), []],
    ['a bullet in a sentence', body('The mark • is a bullet.'), []],
  ]);
});

describe('tables and lines', () => {
  testProblems([
    ['tables next to each other', body('| A |\n| - |\n| 1 |\n\n| B |\n| - |\n| 2 |'), []],
    ['a table without lines at its ends', body('A | B\n- | -\n1 | 2'), []],
    ['a table in a quote', body('> | A | B |\n> | - | - |\n> | 1 | 2 |'), []],
    ['a table in a list', body('- | A | B |\n  | - | - |\n  | 1 | 2 |'), []],
    ['a vertical line in text', body('| a | b is a choice.'), []],
    ['text behind an empty line', body('| A |\n| - |\n| 1 |\n\nText.'), []],
  ]);
});

describe('sections', () => {
  testProblems([
    ['a section of sections', body('## A {/* #a */}\n\n### B {/* #b */}\n\nText.'), []],
    [
      'a section of a component',
      body('## A {/* #a */}\n\n<CardGrid><Card title="B" href="/core/" /></CardGrid>'),
      [],
    ],
    ['a section of code', body(`## A {/* #a */}\n\n${code('bash', 'npm start')}`), []],
    ['a line between texts', body('One.\n\n---\n\nTwo.'), []],
    ['an underlined heading with an id', body('A {/* #a */}\n---\n\nText.'), []],
  ]);
});

describe('marks that are meant as they are', () => {
  testProblems([
    ['prices and variables', body('It is $5 or $6 = a^b, and $HOME=$PATH.'), []],
    ['colons', body('It is 10:30:00, a: b, and `:ref:`.'), []],
    ['names with underscores', body('Write snake_case_name or a__b__c in __bold__.'), []],
    ['escaped marks', body('A \\*\\*b\\*\\*, \\~\\~c, and \\_\\_d\\_\\_e.'), []],
    ['text that is struck through', body('A ~~word~~ and ~another~ one.'), []],
    ['code of two backticks', body('Write ``a `b` c`` here.'), []],
    ['versions with a caret', body('Take ^1.2.0 or ^2.0.0, or 2^8.'), []],
    ['a word for lists of what is to do', body('TODO apps and the state TBD.'), []],
    ['a bare address before an end of ASCII', body('See https://example.com/a(b).'), []],
    [
      'parentheses in an address',
      body('See [a](https://example.com/b_(c)) and [d](#start "e").'),
      [],
    ],
    ['letters of other languages', body('Ça coûte à Âge, Ärger, é, NÃO.'), []],
  ]);
});

describe('texts of the front matter', () => {
  testProblems([
    ['a title in quotes', frontMatter('title: Overview', 'title: "The C #1 overview"'), []],
    ['a comment', frontMatter('title: Overview', 'title: Overview # As in the menu.'), []],
    ['an element by its name', frontMatter('title: Overview', 'title: The <code> of A & B'), []],
    ['a product of two', frontMatter('title: Overview', 'title: 2 * 3 ** 4 [a] (b)'), []],
  ]);
});

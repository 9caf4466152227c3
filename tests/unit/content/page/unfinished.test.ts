import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

/** The line that says what is still to be written. */
const still = (at: string, what: string) =>
  `${at} content/unfinished still to be written: ${what} -> write it in place of this text`;

test.each<Row>([
  ['TODO: more', ['TODO: more'], [still('5:1', 'more')]],
  ['FIXME: more', ['FIXME: more'], [still('5:1', 'more')]],
  ['XXX: more', ['XXX: more'], [still('5:1', 'more')]],
  ['TBD: more', ['TBD: more'], [still('5:1', 'TBD: more')]],
  ['TBC: more', ['TBC: more'], [still('5:1', 'TBC: more')]],
  ['TODO(who): more', ['TODO(who): more'], [still('5:1', 'TODO(who): more')]],
  ['two lines', ['TODO: more', 'and more'], [still('5:1', 'more\nand more')]],
  ['two of them in one', ['TODO: write FIXME: this'], [still('5:1', 'write FIXME: this')]],
  ['words and code', ['TODO: call `a` here'], [still('5:1', 'call')]],
  ['TODO', ['TODO'], [still('5:1', 'TODO')]],
  ['FIXME', ['FIXME'], [still('5:1', 'FIXME')]],
  ['TBD.', ['TBD.'], [still('5:1', 'TBD.')]],
  ['TBC!', ['TBC!'], [still('5:1', 'TBC!')]],
  ['TODO …', ['TODO …'], [still('5:1', 'TODO …')]],
  ['TODO...', ['TODO...'], [still('5:1', 'TODO...')]],
  ['Lorem ipsum', ['Lorem ipsum dolor sit.'], [still('5:1', 'Lorem ipsum dolor sit.')]],
  ['lorem ipsum', ['lorem ipsum dolor', 'sit'], [still('5:1', 'lorem ipsum dolor\nsit')]],
  ['a heading', ['## TODO', '', 'A'], [still('5:1', 'TODO')]],
  ['an item', ['- A', '- TODO: more'], [still('6:3', 'more')]],
  ['a quote', ['> TBD'], [still('5:3', 'TBD')]],
  ['a note', [':::note', '', 'TODO', '', ':::'], [still('7:1', 'TODO')]],
  ['an element', ['<div>', '', 'TODO', '', '</div>'], [still('7:1', 'TODO')]],
  ['a cell', ['| A | B |', '| - | - |', '| C | TBD |'], [still('7:5', 'TBD')]],
  ['a cell of the first row', ['| TODO: A | B |', '| - | - |'], [still('5:1', 'A')]],
  ['each of two', ['TODO', '', 'A', '', 'TBD'], [still('5:1', 'TODO'), still('9:1', 'TBD')]],
])('text is to be written: %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each([
  ['the word in a sentence', ['Write TODO: more in a comment.']],
  ['the word as the start of a sentence', ['TODO is a word.']],
  ['the word with another behind', ['TODO list.']],
  ['the word in small letters', ['todo: more']],
  ['a longer word', ['TODOS: more']],
  ['the word twice', ['TODO TODO']],
  ['two points', ['TODO..']],
  ['XXX alone', ['XXX']],
  ['XXX with a point', ['XXX.']],
  ['a colon with nothing behind', ['TODO:']],
  ['a word before it', ['A TODO']],
  ['the word and code', ['TODO `a`']],
  ['the word and bold text', ['TODO **a**: b']],
  ['the word as code', ['`TODO`']],
  ['the word as code with a text', ['`TODO: a`']],
  ['the word in bold text', ['**TODO**: a']],
  ['a code block', ['```text', 'TODO: a', '```']],
  ['a part of the old text', ['Lorem ipsum.']],
  ['a part of a word of the old text', ['Lorem ipsum dolores.']],
  ['the old text later', ['They write Lorem ipsum dolor.']],
  ['the old text and code', ['Lorem ipsum dolor `a`']],
  ['a link', ['[TODO](https://a.b/c)']],
])('text is meant: %s', async (_name, lines) => {
  expect(await told(lines)).toEqual([]);
});

describe('comments that say what is to be written', () => {
  /** What such comments say of a page with these lines below its front matter. */
  async function todosOf(lines: readonly string[]) {
    const text = `---\ntitle: A page\n---\n\n${lines.join('\n')}\n`;
    const { body } = parsePage(Buffer.from(text), await getMdxParser());
    return body?.todos;
  }

  test.each<[lines: string[], todos: [line: number, column: number, text: string][]]>([
    [['{/* TODO: write this */}'], [[5, 1, 'write this']]],
    [['{/*TODO:write this*/}'], [[5, 1, 'write this']]],
    [['{/*   TODO:   write this   */}'], [[5, 1, 'write this']]],
    [['{/* TODO: write', '  this */}'], [[5, 1, 'write\nthis']]],
    [['{/*', 'TODO: write this', '*/}'], [[5, 1, 'write this']]],
    [['{/* TODO: */}'], [[5, 1, '']]],
    [['A {/* TODO: write this */} b.'], [[5, 3, 'write this']]],
    [['- A {/* TODO: write this */}'], [[5, 5, 'write this']]],
    [['<div>', '{/* TODO: write this */}', '</div>'], [[6, 1, 'write this']]],
    [['## A {/* TODO: write this */}', '', 'B'], [[5, 6, 'write this']]],
    [
      ['{/* TODO: one */ /* TODO: two */}'],
      [
        [5, 1, 'one'],
        [5, 1, 'two'],
      ],
    ],
    [['{/* A */ /* TODO: two */}'], [[5, 1, 'two']]],
    [
      ['{/* TODO: one */}', '', 'A', '', '{/* TODO: two */}'],
      [
        [5, 1, 'one'],
        [9, 1, 'two'],
      ],
    ],
    [['{1 /* TODO: write this */}'], [[5, 1, 'write this']]],
    [['{/* A TODO: write this */}'], []],
    [['{/* TODO write this */}'], []],
    [['{/* todo: write this */}'], []],
    [['{/* A */}'], []],
    [['{"TODO: write this"}'], []],
    [['`{/* TODO: write this */}`'], []],
    [['```text', '{/* TODO: write this */}', '```'], []],
  ])('%j', async (lines, todos) => {
    expect(await todosOf(lines)).toEqual(
      todos.map(([line, column, text]) => ({ line, column, text })),
    );
  });
});

import { carryLineMarks } from '@site/src/remark/code-blocks/carryLineMarks';
import type { LineMark } from '@site/src/remark/code-blocks/lineMarks';

/** Marks of the second text by its lines, where lines of the first that end in `!` are marked. */
function carried(from: readonly string[], to: readonly string[]): Record<number, LineMark> {
  const marks = new Map<number, LineMark>();
  const plain = from.map((line, index) => {
    if (line.endsWith('!')) marks.set(index, 'highlight');
    return line.replace(/!$/, '');
  });
  return Object.fromEntries(carryLineMarks(plain.join('\n'), to.join('\n'), marks));
}

const mark = 'highlight';

test('a line that stays keeps its mark, wherever it stands then', () => {
  expect(carried(['a', 'b!', 'c'], ['a', 'b', 'c'])).toEqual({ 1: mark });
  expect(carried(['interface A {}', 'let b!'], ['let b'])).toEqual({ 0: mark });
  expect(carried(['let b!'], ['import c', 'let b'])).toEqual({ 1: mark });
  expect(carried(['  let b!'], ['    let b'])).toEqual({ 0: mark });
});

test('a line that changed takes its mark to the most similar one', () => {
  expect(
    carried(
      ['first();', 'const total: number = add(1);!', 'last();'],
      ['first();', 'const other = 5;', 'const total = add(1);', 'last();'],
    ),
  ).toEqual({ 2: mark });
  expect(
    carried(['const a: A = 1;', 'const b: B = 2;!'], ['const a = 1;', 'const b = 2;']),
  ).toEqual({
    1: mark,
  });
});

test('how far a line is indented says nothing of what it has become', () => {
  const deep = ' '.repeat(20);
  expect(carried([`${deep}const a: A = 1;!`], ['const a = 1;'])).toEqual({ 0: mark });
  expect(carried(['const a: A = 1;!'], [`${deep}const a = 1;`])).toEqual({ 0: mark });
});

test('of equal lines that moved to the side, the one in the same place keeps the mark', () => {
  expect(carried(['if (a as A) {', '  run();', '  run();!', '}'], ['run();', 'run();'])).toEqual({
    1: mark,
  });
});

test('a mark is lost where no line is half as similar', () => {
  expect(carried(['abcd!'], ['abxy'])).toEqual({ 0: mark });
  expect(carried(['abcd!'], ['axyz'])).toEqual({});
  expect(carried(['type A = string;!', 'keep();'], ['keep();'])).toEqual({});
  expect(carried(['a', 'type A = string;!'], ['a'])).toEqual({});
});

test('lines without marks get none', () => {
  expect(carried(['a', 'b'], ['a', 'c', 'b'])).toEqual({});
});

test('several passages are followed each by themselves', () => {
  expect(
    carried(
      ['const a: A = 1;!', 'same();', 'type T = 1;', 'more();', 'const b: B = 2;!', 'end();!'],
      ['const a = 1;', 'same();', 'more();', 'const b = 2;', 'end();'],
    ),
  ).toEqual({ 0: mark, 3: mark, 4: mark });
});

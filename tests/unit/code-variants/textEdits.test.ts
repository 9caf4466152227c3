import fc from 'fast-check';
import { TextEdits } from '../../../src/code-variants/textEdits';

/** Texts in which every character differs, with ranges of them. */
const cases = fc.nat({ max: 60 }).chain((length) =>
  fc.record({
    text: fc.constant(String.fromCharCode(...Array.from({ length }, (_, index) => 0x4e00 + index))),
    ranges: fc.array(fc.tuple(fc.nat({ max: length }), fc.nat({ max: length })), { maxLength: 8 }),
  }),
);

test('removed ranges are gone and all else stays in order, however they overlap', () => {
  fc.assert(
    fc.property(cases, ({ text, ranges }) => {
      const edits = new TextEdits(text);
      const removed = new Set<number>();
      for (const [first, second] of ranges) {
        const [start, end] = [Math.min(first, second), Math.max(first, second)];
        edits.remove(start, end);
        for (let index = start; index < end; index += 1) removed.add(index);
      }
      expect(edits.apply()).toBe([...text].filter((_, index) => !removed.has(index)).join(''));
    }),
  );
});

test('every character that stays is found again in the source', () => {
  fc.assert(
    fc.property(cases, ({ text, ranges }) => {
      const edits = new TextEdits(text);
      for (const [first, second] of ranges) {
        edits.replace(Math.min(first, second), Math.max(first, second), 'new');
      }
      [...edits.apply()].forEach((character, offset) => {
        if (text.includes(character)) {
          expect(edits.toSourceOffset(offset)).toBe(text.indexOf(character));
        }
      });
    }),
  );
});

test('a change at the start of what is removed is dropped, whichever came first', () => {
  const [before, after] = [new TextEdits('a b c'), new TextEdits('a b c')];
  before.replace(2, 2, ';');
  before.remove(2, 4);
  after.remove(2, 4);
  after.replace(2, 2, ';');
  expect([before.apply(), after.apply()]).toEqual(['a c', 'a c']);
});

test.each([
  ['with spaces behind', 'a\n  B  \nc', 'a\nc'],
  ['at the start', 'B\nc', 'c'],
  ['at the end', 'a\nB', 'a\n'],
  ['but not if one character follows at the end', 'a\nBc', 'a\nc'],
  ['but not if one precedes', 'aB\nc', 'a\nc'],
])('a range that fills its line takes it along, %s', (_, source, result) => {
  const edits = new TextEdits(source);
  edits.removeLines(source.indexOf('B'), source.indexOf('B') + 1);
  expect(edits.apply()).toBe(result);
});

test('a range that fills its lines takes them with it, and any other range does not', () => {
  const edits = new TextEdits('one\n  two\nthree four\n');
  edits.removeLines(6, 9);
  edits.removeLines(10, 16);
  expect(edits.apply()).toBe('one\nfour\n');
});

test.each([
  ['a\ntype B = 1\n(c)', 'a\n;(c)'],
  ['a\ntype B = 1\n\n// why\n[c]', 'a\n\n// why\n;[c]'],
  ['a\ntype B = 1\nc', 'a\nc'],
  ['a\ntype B = 1\nc(d)', 'a\nc(d)'],
  ['a\ntype B = 1;(c, d)', 'a\n;(c, d)'],
  ['a\ntype B = 1 /* c */ /* d */ `e`', 'a\n /* c */ /* d */ ;`e`'],
])('what follows a declaration in %j does not continue what stands above', (source, result) => {
  const edits = new TextEdits(source);
  const end = source.indexOf('1') + (source.includes('1;') ? 2 : 1);
  edits.removeDeclaration(2, end, { keepLine: false });
  expect(edits.apply()).toBe(result);
});

test('the line of a declaration can stay', () => {
  const edits = new TextEdits('a\ntype B = 1\nc');
  edits.removeDeclaration(2, 12, { keepLine: true });
  expect(edits.apply()).toBe('a\n\nc');
});

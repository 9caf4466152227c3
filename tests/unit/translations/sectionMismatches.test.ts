import { sectionMismatches } from '@site/src/translations/sectionMismatches';
import type { PageSections, Section } from '@site/src/translations/sections';

/** Sections of ten lines each, from line 10 on. */
function pageOf(...ids: readonly string[]): PageSections {
  const sections = ids.map((name, index) => {
    const id = name.replace('?', '');
    const line = 10 * (index + 1);
    return {
      id,
      title: id.toUpperCase(),
      line,
      column: 3,
      endLine: line + 9,
      hasExplicitId: !name.endsWith('?'),
    };
  });
  return { sections: sections as unknown as Section[], problems: [] };
}

const told = (english: PageSections, translated: PageSections, ids?: readonly string[]) =>
  sectionMismatches(english, translated, ids).map(({ line, column, code, message, fix }) => {
    expect(code).toBe('translation/section-mismatch');
    return `${line}:${column} ${message} -> ${fix}`;
  });

test('the same sections in the same order are right', () => {
  expect(told(pageOf('a', 'b'), pageOf('a', 'b'))).toEqual([]);
  expect(told(pageOf(), pageOf())).toEqual([]);
});

test('a section that is missing belongs behind the last one before it', () => {
  expect(told(pageOf('a', 'b', 'c'), pageOf('a', 'c'))).toEqual([
    '19:1 the section "B" (#b) of English line 20 is missing -> translate it here',
  ]);
  expect(told(pageOf('a', 'b'), pageOf('b'))).toEqual([
    '1:1 the section "A" (#a) of English line 10 is missing -> translate it here',
  ]);
  expect(told(pageOf('a', 'b', 'c', 'd'), pageOf('a', 'b', 'd'))).toEqual([
    '29:1 the section "C" (#c) of English line 30 is missing -> translate it here',
  ]);
});

test('a section that English has not is deleted, or gets the id that it lacks', () => {
  expect(told(pageOf('a'), pageOf('a', 'x', 'y?'))).toEqual([
    '20:3 English has no section "X" (#x) -> delete it, or correct its id',
    '30:3 English has no section "Y" (#y) -> give the heading its English id: {/* #… */}',
  ]);
});

test('problems come in the order of the translation', () => {
  expect(told(pageOf('a', 'b'), pageOf('x', 'a')).map((line) => line.split(' ')[0])).toEqual([
    '10:3',
    '29:1',
  ]);
});

test('sections in another order are told at the first that stands elsewhere', () => {
  expect(told(pageOf('a', 'b', 'c'), pageOf('a', 'c', 'b'))).toEqual([
    '20:3 "C" (#c) stands elsewhere in English -> put the sections into the order of English: here, #b',
  ]);
});

test('only the sections that are asked for are compared, and no order', () => {
  const english = pageOf('a', 'b', 'c');
  expect(told(english, pageOf('c', 'x', 'a'), ['a', 'c'])).toEqual([]);
  expect(told(english, pageOf('c', 'x', 'a'), ['b', 'x'])).toHaveLength(2);
});

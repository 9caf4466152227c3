import fc from 'fast-check';
import { FenceMetaError, parseFenceMeta } from '../../../src/remark/code-blocks/meta';

describe('parseFenceMeta', () => {
  it('reads title, name, styling, lines and flags in any order', () => {
    const meta = parseFenceMeta(
      '{1,4-6} title="src/My App.tsx" styling="css" name=Orders step wrap',
    );
    expect(meta).toMatchObject({ title: 'src/My App.tsx', styling: 'css', name: 'Orders' });
    expect([...meta.highlightedLines]).toEqual([1, 4, 5, 6]);
    expect([...meta.flags]).toEqual(['step', 'wrap']);
  });

  it('reads why a fragment can not be compiled, which makes it one', () => {
    const meta = parseFenceMeta('fragment="part of a longer list"');
    expect(meta.reason).toBe('part of a longer list');
    expect([...meta.flags]).toEqual(['fragment']);
    expect(parseFenceMeta('fragment')).not.toHaveProperty('reason');
  });

  it.each([
    ['title="Bob’s \'a\'.ts"', "Bob’s 'a'.ts"],
    ['title=Bob’s.ts', 'Bob’s.ts'],
    ['title=""', ''],
    ['title="a = {1}"', 'a = {1}'],
  ])('takes %s as it is written', (text, title) => {
    expect(parseFenceMeta(text)).toStrictEqual({
      ...{ title, flags: new Set(), highlightedLines: new Set() },
    });
  });

  it('reads lists of lines with space around their commas, up to long ones', () => {
    expect([...parseFenceMeta('{ 2 , 4-5 }').highlightedLines]).toEqual([2, 4, 5]);
    expect([...parseFenceMeta('{9999-10000}').highlightedLines]).toEqual([9999, 10000]);
  });

  it.each([undefined, null, '', '   '])('reads nothing from %p', (text) => {
    expect(parseFenceMeta(text)).toEqual({ flags: new Set(), highlightedLines: new Set() });
  });

  it.each([
    ['tsonly', /unknown word "tsonly".*-> write ts-only/],
    ['constructor', /unknown word "constructor".*-> use one of/],
    ['titel="x"', /unknown word "titel".*-> write title/],
    ['styling="scss"', /unknown styling "scss" -> use one of system, css, tailwind/],
    ['{a}', /"\{a\}" is no list of lines/],
    ['{3-1}', /"\{3-1\}" is no list of lines/],
    ['{0}', /"\{0\}" is no list of lines/],
    ['{1a}', /"\{1a\}" is no list of lines -> write, for example, \{1,4-6\}/],
    ['{a1}', /"\{a1\}" is no list of lines/],
    ['{1,,2}', /"\{1,,2\}" is no list of lines/],
    ['{1-10001}', /"\{1-10001\}" is no list of lines/],
    ['title = "a"', /there is a space beside the = of title -> write title="…"/],
    ['title= "a"', /there is a space beside the = of title/],
    ['title ="a"', /there is a space beside the = of title/],
    ['fragment="a" fragment="b"', /the fence has two values of fragment -> remove one/],
    ['12', /"12" is no list of lines without braces -> write \{12\}/],
    ['2nd', /unknown word "2nd" after the language of a fence -> use one of ts-only, fragment, /],
    ['Title=a', /unknown word "Title".*-> write title/],
    ['SHOWLINENUMBERS', /-> write showLineNumbers/],
    ['{1-3', /the list of lines "\{1-3" has no end -> end it with \}/],
    ['1,3-4', /"1,3-4" is no list of lines without braces -> write \{1,3-4\}/],
    ['title="src/My App.ts', /the quote that ends the value of title is missing/],
    ["title='a.ts'", /the value of title has other quotes than " -> write title="…"/],
    ['title="a.ts" title="b.ts"', /the fence has two values of title -> remove one/],
  ])('refuses %s with a fix', (text, message) => {
    expect(() => parseFenceMeta(text)).toThrow(FenceMetaError);
    expect(() => parseFenceMeta(text)).toThrow(message);
  });

  it('reports every mistake to who asks, and returns what it could read', () => {
    const messages: string[] = [];
    const meta = parseFenceMeta('titel="a" {1,x} styling="scss" wrap {2', ({ message }) =>
      messages.push(message),
    );
    expect(messages).toHaveLength(4);
    expect(meta).toStrictEqual({ flags: new Set(['wrap']), highlightedLines: new Set([1]) });
  });

  it('either reads any text or says what is wrong with it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        try {
          parseFenceMeta(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FenceMetaError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

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
    expect(meta).toEqual({ flags: new Set(['wrap']), highlightedLines: new Set([1]) });
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

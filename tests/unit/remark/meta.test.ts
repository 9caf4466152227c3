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
  ])('refuses %s with a fix', (text, message) => {
    expect(() => parseFenceMeta(text)).toThrow(FenceMetaError);
    expect(() => parseFenceMeta(text)).toThrow(message);
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

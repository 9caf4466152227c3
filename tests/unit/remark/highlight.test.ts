import fc from 'fast-check';
import { highlightCode } from '../../../src/remark/code-blocks/highlight';

const none = new Map<number, 'highlight'>();

/** What a browser shows of the HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

describe('highlightCode', () => {
  it('colours tokens and joins neighbours of one colour', () => {
    expect(highlightCode("const a = 'x'; // why", 'ts', none, false)).toBe(
      `<span class="tok-k">const</span> a = <span class="tok-s">'x'</span>; <span class="tok-c">// why</span>`,
    );
  });

  it('wraps lines only where something has to hang on them', () => {
    expect(highlightCode('a\nb', 'text', none, false)).toBe('a\nb');
    expect(highlightCode('a\nb', 'text', new Map([[1, 'added']]), false)).toBe(
      '<span class="line">a</span>\n<span class="line line-added">b</span>',
    );
    expect(highlightCode('a\nb', 'text', none, true)).toBe(
      '<span class="line">a</span>\n<span class="line">b</span>',
    );
  });

  it('closes a token at the end of its line', () => {
    expect(highlightCode('/* a\nb */', 'ts', none, true)).toBe(
      '<span class="line"><span class="tok-c">/* a</span></span>\n<span class="line"><span class="tok-c">b */</span></span>',
    );
  });

  it('never loses or changes a character, in any language', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          'tsx',
          'ts',
          'bash',
          'json',
          'yaml',
          'css',
          'diff',
          'docker',
          'nginx',
          'text',
        ),
        fc.boolean(),
        (code, language, everyLine) => {
          expect(textOf(highlightCode(code, language, none, everyLine))).toBe(code);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

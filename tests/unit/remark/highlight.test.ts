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

  it.each([
    ['ts', 'return [5, true, MAX];', '[k return] [[n 5], [n true], [n MAX]];'],
    ['ts', 'let name: string;', '[k let] name: [t string];'],
    ['ts', 'class Item extends Base {}', '[k class] [t Item] [k extends] [t Base] {}'],
    ['ts', 'run(`a ${b} c`);', '[f run]([s `a ${b} c`]);'],
    ['ts', 'const run = () => a;', '[k const] [f run] = () => a;'],
    ['tsx', '<p title="a">b</p>', '<[t p ][p title]="[s a]">b</[t p]>'],
    ['jsx', "<p>Don't sign in for 5</p>", "<[t p]>Don't sign in for 5</[t p]>"],
    ['tsx', '<p title={<b>a</b>} />', '<[t p ][p title][t =]{<[t b]>a</[t b]>} />'],
    [
      'css',
      '@media print { .a { color: red; } }',
      '[k @media print] { [k .a] { [p color]: red; } }',
    ],
    ['yaml', 'name: a # why', '[p name]: a [c # why]'],
    ['json', '{"name": "a"}', '{[p "name"]: [s "a"]}'],
    ['diff', '+ a\n- b\n c', '[s + a]\n[d - b]\n c'],
    ['sh', 'npm i # why', '[f npm] i [c # why]'],
    ['dockerfile', 'FROM node', '[k FROM] node'],
    ['sql', 'SELECT a', '[k SELECT] a'],
    ['nginx', 'listen 80;', '[k listen] [n 80];'],
    ['nothing-known', 'return 5', 'return 5'],
  ])('colours %s: %s', (language, code, coloured) => {
    const html = highlightCode(code, language, none, false);
    expect(textOf(html.replace(/<span class="tok-(.)">([^<]*)<\/span>/g, '[$1 $2]'))).toBe(
      coloured,
    );
  });

  it('leaves a line without a letter alone', () => {
    expect(highlightCode('/*\n  \n\n*/', 'ts', none, false)).toBe(
      '<span class="tok-c">/*</span>\n  \n\n<span class="tok-c">*/</span>',
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

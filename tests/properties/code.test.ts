import fc from 'fast-check';
import { readDirectives, DirectiveError } from '@site/src/demo-projects/directives';
import { importedModules, packageOf } from '@site/src/demo-projects/importedModules';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
} from '@site/src/remark/code-blocks/lineMarks';
import { FenceMetaError, parseFenceMeta } from '@site/src/remark/code-blocks/meta';
import { FileTreeError, parseTree } from '@site/src/remark/file-tree/parseTree';
import { parseExpression } from '@site/src/studio-elements/parseExpression';
import { parseValue } from '@site/src/studio-elements/parseValue';
import { colourYaml } from '@site/src/studio-elements/colourYaml';
import { holds, textOf } from './property';

/** What a parser returns, or undefined where it refuses the text with the error that it is known for. */
function refusing<Result>(
  parse: () => Result,
  refusal: new (...args: never[]) => Error,
): Result | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof refusal)) throw error;
    expect(error.message).not.toBe('');
    return undefined;
  }
}

describe('the first line of a fence', () => {
  test('is read or refused', () =>
    holds(
      textOf(
        'title=',
        '"a b"',
        '"',
        '{',
        '}',
        '1',
        '-',
        ',',
        '99999999999',
        'fragment',
        'styling=css',
        ' ',
        'step',
        '=',
        '\n',
      ),
      (meta) => {
        const read = refusing(() => parseFenceMeta(meta), FenceMetaError);
        read?.highlightedLines.forEach((line) => expect(line).toBeGreaterThanOrEqual(1));
      },
    ));

  test('highlights the lines of its ranges and no others', () =>
    holds(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(9)), {
        minLength: 1,
        maxLength: 5,
      }),
      (ranges) => {
        const text = ranges
          .map(([from, more]) => (more ? `${from}-${from + more}` : `${from}`))
          .join(',');
        const lines = new Set(
          ranges.flatMap(([from, more]) =>
            Array.from({ length: more + 1 }, (_, index) => from + index),
          ),
        );
        expect(parseFenceMeta(`{${text}}`).highlightedLines).toEqual(lines);
      },
    ));
});

test('line marks are taken out or refused, and taking them out again changes nothing', () =>
  holds(
    textOf(
      'const x = 1;',
      '\n',
      '// highlight-next-line',
      '// highlight-start',
      '// highlight-end',
      '// [!code ++]',
      '// [!code --]',
      '# [!code hl]',
      '  ',
    ),
    (source) => {
      const marked = refusing(() => extractLineMarks(source), LineMarkError);
      const bare = marked && withoutRemovedLines(marked).code;
      if (bare !== undefined) {
        expect(bare.split('\n').length).toBeLessThanOrEqual(source.split('\n').length);
      }
    },
  ));

test('a file tree is read or refused', () =>
  holds(textOf('src/', '\n', '  ', ' ', 'a.ts', '# note', '…', '\t'), (source) => {
    refusing(() => parseTree(source), FileTreeError);
  }));

test('directives of a demo are read or refused', () =>
  holds(
    textOf('// preview-start', '// preview-end', '// hide-start', '// hide-end', '\n', 'x;', '  '),
    (source) => {
      refusing(() => readDirectives(source), DirectiveError);
    },
  ));

test('imports are found where they stand', () =>
  holds(
    textOf('import ', 'a', ' from ', "'@x/y'", '"./z"', "'", ';\n', 'export ', '* ', '{ b }', '\n'),
    (source) => {
      importedModules(source).forEach(({ specifier, offset }) => {
        expect(
          source.startsWith(specifier, offset) || source.slice(offset).includes(specifier),
        ).toBe(true);
        packageOf(specifier);
      });
    },
  ));

test('expressions of Studio are read or left alone', () =>
  holds(
    textOf(
      'a',
      '.',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '%',
      '1',
      '"',
      "'",
      '`',
      '[',
      ']',
      '?',
      ':',
      ' ',
    ),
    (text) => {
      parseExpression(text);
      parseValue(text, 'array');
      parseValue(text, 'object');
    },
  ));

test('coloured YAML says the same as the text', () =>
  holds(
    textOf('a: ', '- ', '"x"', '\n', '  ', '<', '&', '# c', '|', '$$jsExpression: '),
    (text) => {
      const shown = colourYaml(text)
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(shown).toBe(text);
    },
  ));

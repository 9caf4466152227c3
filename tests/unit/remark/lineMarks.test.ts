import fc from 'fast-check';
import { carryLineMarks } from '../../../src/remark/code-blocks/carryLineMarks';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
} from '../../../src/remark/code-blocks/lineMarks';

describe('extractLineMarks', () => {
  it.each([
    ['// highlight-next-line', 'highlight'],
    ['# added-next-line', 'added'],
    ['{/* removed-next-line */}', 'removed'],
    ['/* focus-next-line */', 'focus'],
    ['<!-- highlight-next-line -->', 'highlight'],
  ])('understands %s', (comment, mark) => {
    expect(extractLineMarks(`a\n  ${comment}\nb\nc`)).toEqual({
      code: 'a\nb\nc',
      marks: new Map([[1, mark]]),
      sourceLines: [1, 3, 4],
    });
  });

  it('marks every line of a region', () => {
    const { code, marks } = extractLineMarks('a\n// focus-start\nb\nc\n// focus-end\nd');
    expect(code).toBe('a\nb\nc\nd');
    expect([...marks.keys()]).toEqual([1, 2]);
  });

  it('may mark a line in a region, or the first of one, in another way', () => {
    const source =
      '// focus-start\na\n// added-next-line\nb\n// focus-end\n// added-next-line\n// focus-start\nc\nd\n// focus-end';
    expect(Object.fromEntries(extractLineMarks(source).marks)).toEqual({
      ...{ 0: 'focus', 1: 'added', 2: 'added', 3: 'focus' },
    });
  });

  it.each(['a // focus-next-line', '// focus-next', '// focus-next-line: a', 'focus-start'])(
    'leaves %j to the code',
    (line) => {
      expect(extractLineMarks(`${line}\nb`)).toMatchObject({
        code: `${line}\nb`,
        marks: new Map(),
      });
    },
  );

  it('knows which line of the sample each line of the code comes from', () => {
    const source = 'a\n// focus-start\nb\nc\n// focus-end\n# added-next-line\nd\n';
    const { code, sourceLines } = extractLineMarks(source);
    const lines = source.split('\n');
    expect(sourceLines).toEqual([1, 3, 4, 7, 8]);
    expect(sourceLines.map((line) => lines[line - 1])).toEqual(code.split('\n'));
  });

  it.each([
    ['a\n// added-start\nb', 2, /added-start without added-end -> add the end/],
    ['a\nb\n// focus-end', 3, /focus-end without focus-start/],
    ['// added-start\n// focus-end', 2, /focus-end without focus-start/],
    ['a\n// focus-next-line', 2, /no line follows focus-next-line -> put it above the line/],
    [
      '// added-start\na\n// focus-start\nb\n// focus-end\n// added-end',
      3,
      /focus-start stands below added-start of the same lines -> leave one mark to each line/,
    ],
    [
      '// added-next-line\n// focus-next-line\na',
      2,
      /focus-next-line stands below added-next-line of the same lines -> leave one mark to each/,
    ],
  ])('refuses %j and names the line', (source, line, message) => {
    expect(() => extractLineMarks(source)).toThrow(message);
    try {
      extractLineMarks(source);
    } catch (error) {
      expect((error as LineMarkError).line).toBe(line);
    }
  });

  it('leaves code without marking comments as it is', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        fc.pre(!/-(?:next-line|start|end)/.test(source));
        expect(extractLineMarks(source)).toEqual({
          code: source,
          marks: new Map(),
          sourceLines: source.split('\n').map((_, index) => index + 1),
        });
      }),
    );
  });
});

describe('withoutRemovedLines', () => {
  it('leaves out what a change removes, and keeps marks and origins of the rest', () => {
    const source = 'a\n// removed-next-line\nb\n// added-next-line\nc\nd';
    expect(withoutRemovedLines(extractLineMarks(source))).toEqual({
      code: 'a\nc\nd',
      marks: new Map([[1, 'added']]),
      sourceLines: [1, 5, 6],
    });
  });

  it('leaves nothing of a sample that is removed as a whole', () => {
    expect(withoutRemovedLines(extractLineMarks('// removed-next-line\na'))).toEqual({
      code: '',
      marks: new Map(),
      sourceLines: [],
    });
  });
});

describe('carryLineMarks', () => {
  it('keeps the mark of a line that both texts have', () => {
    expect(
      carryLineMarks('type A = 1;\nf();\ng();', 'f();\ng();', new Map([[2, 'added']])),
    ).toEqual(new Map([[1, 'added']]));
  });

  it('follows a line into the passage that replaced it', () => {
    const typed = 'type A = string;\nconst first: A = "one";\nrun(first as A);';
    const plain = 'const first = "one";\nrun(first);';
    expect(
      carryLineMarks(
        typed,
        plain,
        new Map([
          [1, 'highlight'],
          [2, 'focus'],
        ]),
      ),
    ).toEqual(
      new Map([
        [0, 'highlight'],
        [1, 'focus'],
      ]),
    );
  });

  it('drops the mark of a line that has no counterpart', () => {
    expect(carryLineMarks('type A = string;\nf();', 'f();', new Map([[0, 'added']]))).toEqual(
      new Map(),
    );
  });

  it('changes nothing between equal texts', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ minLength: 1 }).filter((line) => !/[\r\n]/.test(line)),
          { minLength: 1 },
        ),
        fc.nat(),
        (lines, at) => {
          const text = lines.join('\n');
          const marks = new Map([[at % lines.length, 'focus' as const]]);
          expect(carryLineMarks(text, text, marks)).toEqual(marks);
        },
      ),
    );
  });
});

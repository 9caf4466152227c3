import { mdxProblem } from '@site/src/content/page/mdxErrors';

const parse = (): never => {
  throw new Error('not called');
};

test('what is nested too deeply for the parser is a mistake of the page', () => {
  expect(mdxProblem(new RangeError('Maximum call stack size exceeded'), '', parse)).toEqual({
    line: 1,
    column: 1,
    code: 'content/mdx-syntax',
    message: 'quotes, lists, or elements are nested too deeply to be read',
    fix: 'split the page, or write it with fewer levels',
  });
});

test('an error that the parser did not mean to throw goes on', () => {
  expect(() => mdxProblem(new TypeError('no'), '', parse)).toThrow('no');
});

import fc from 'fast-check';
import { readPlaygroundMessage } from '../../../src/components/Demo/editor/readPlaygroundMessage';

test.each([
  [{ type: 'playground:ready' }],
  [{ type: 'playground:rendered', run: 3 }],
  [
    {
      type: 'playground:problem',
      run: 3,
      problem: { message: 'Error: a', file: 'a.tsx', line: 1, column: 2, stack: 'Error: a' },
    },
  ],
  [{ type: 'playground:problem', run: 3, problem: { message: 'Error: a' } }],
])('what the playground says is read: %j', (message) => {
  expect(readPlaygroundMessage(message)).toEqual(message);
});

test.each([
  [null],
  [undefined],
  ['playground:ready'],
  [[]],
  [{}],
  [{ type: 'playground:rendered' }],
  [{ type: 'playground:rendered', run: '3' }],
  [{ type: 'playground:problem', run: 3 }],
  [{ type: 'playground:problem', run: 3, problem: { message: {} } }],
  [{ type: 'demo:ready', run: 3 }],
])('anything else is nothing: %j', (message) => {
  expect(readPlaygroundMessage(message)).toBeUndefined();
});

test('only texts and numbers are taken over', () => {
  const problem = { message: 'Error: a', file: {}, line: '1', column: [], stack: () => {} };
  expect(readPlaygroundMessage({ type: 'playground:problem', run: 1, problem })).toEqual({
    type: 'playground:problem',
    run: 1,
    problem: { message: 'Error: a' },
  });
});

test('nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (run, problem) => {
      readPlaygroundMessage(problem);
      readPlaygroundMessage({ type: 'playground:problem', run, problem });
    }),
  );
});

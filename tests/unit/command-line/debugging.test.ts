import { debugVariable, isDebugging, unforeseen } from '@site/src/command-line/debugging';

const environment = { [debugVariable]: '1' };

test('stack traces are shown to whoever asks for them, by option or variable', () => {
  expect(debugVariable).toBe('DOCS_DEBUG');
  expect(isDebugging(['node', 'check', '--debug'], {})).toBe(true);
  expect(isDebugging(['node', 'check'], environment)).toBe(true);
  expect(isDebugging(['node', 'check'], {})).toBe(false);
  expect(isDebugging(['node', 'check'], { [debugVariable]: '' })).toBe(false);
});

describe('an error that nobody has foreseen', () => {
  test('says in one line how to see more', () => {
    expect(unforeseen(new Error('no such page\n'), false)).toBe(
      'no such page -> run again with DOCS_DEBUG=1 for the stack trace',
    );
    expect(unforeseen('thrown as a text', false)).toBe(
      'thrown as a text -> run again with DOCS_DEBUG=1 for the stack trace',
    );
  });

  test('keeps the fix that it comes with', () => {
    expect(unforeseen(new Error('no page -> write one'), false)).toBe('no page -> write one');
  });

  test('shows where it was thrown to whoever wants to know', () => {
    const error = new Error('no page -> write one');
    expect(unforeseen(error, true)).toBe(error.stack);
    error.stack = undefined;
    expect(unforeseen(error, true)).toBe('no page -> write one');
  });
});

import { UsageError } from '@site/src/command-line/UsageError';
import { oneOf, readArguments } from '@site/src/command-line/readArguments';

const options = {
  format: { type: 'string', short: 'f' },
  force: { type: 'boolean' },
} as const;

const read = (...args: readonly string[]) => readArguments({ args: [...args], options });

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).name).toBe('UsageError');
    return (error as UsageError).message;
  }
  throw new Error('nothing was thrown');
}

test('returns what the command line says', () => {
  expect(read('--format', 'json', '--force').values).toEqual({ format: 'json', force: true });
  expect(readArguments({ args: ['a', 'b'], options, allowPositionals: true }).positionals).toEqual([
    'a',
    'b',
  ]);
});

test.each([
  [['--fromat', 'json'], 'there is no option --fromat -> did you mean --format?'],
  [['--fromat=json'], 'there is no option --fromat -> did you mean --format?'],
  [['--zzzzzzzzz'], 'there is no option --zzzzzzzzz -> use one of --format, --force'],
  [['-x'], 'there is no option -x -> use one of --format, --force'],
  [['here'], '"here" is one argument too many -> leave it out'],
  [['two words'], '"two words" is one argument too many -> leave it out'],
  [['--force=yes'], '--force takes no value -> write --force alone'],
  [['--format'], '--format has no value -> write --format=VALUE'],
  [['-f'], '--format has no value -> write --format=VALUE'],
])('%j: %s', (args, message) => {
  expect(messageOf(() => read(...args))).toBe(message);
});

test('an option that looks like the value of another is told as the missing value', () => {
  expect(messageOf(() => read('--format', '--force'))).toBe(
    '--format has no value -> write --format=VALUE',
  );
});

test('keeps the error of the parser, and names no options where there are none', () => {
  const misread = () => readArguments({ args: ['--quick'] });
  expect(messageOf(misread)).toBe('there is no option --quick -> leave it out');
  try {
    misread();
  } catch (error) {
    expect((error as Error).cause).toMatchObject({ code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' });
  }
});

test('what the parser itself was told wrongly points to the help', () => {
  const type = 'number' as 'string';
  const message = messageOf(() => readArguments({ args: [], options: { size: { type } } }));
  expect(message).toMatch(/^The "options\.size\.type" property must be .* -> see --help$/);
});

describe('an option that has a few values', () => {
  test('is one of them, or not given', () => {
    expect(oneOf('root', 'docs', ['docs', 'site'])).toBe('docs');
    expect(oneOf('root', undefined, ['docs', 'site'])).toBeUndefined();
  });

  test('is refused with the nearest, or with all', () => {
    expect(messageOf(() => oneOf('root', 'doc', ['docs', 'site']))).toBe(
      '--root is "doc" -> did you mean docs?',
    );
    expect(messageOf(() => oneOf('root', '', ['docs', 'site']))).toBe(
      '--root is "" -> use docs or site',
    );
  });
});

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '../navigation/rules/nearest';
import { UsageError } from './UsageError';

/** Node's own messages, by the code of the error: they explain the parser, and not the command. */
function explain(error: unknown, options: ParseArgsConfig['options']): string {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const [, named = ''] = /'([^']*)'/.exec(message) ?? [];
  const [option = ''] = named.split(/[\s=,]/);
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION': {
      const known = Object.keys(options ?? {}).map((name) => `--${name}`);
      const meant = nearest(option, known);
      const others = known.length > 0 ? `use one of ${known.join(', ')}` : 'leave it out';
      const fix = meant ? `did you mean ${meant}?` : others;
      return `there is no option ${option} -> ${fix}`;
    }
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${named}" is one argument too many -> leave it out`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE': {
      const long = /--[\w-]+/.exec(named)?.[0] ?? option;
      return /does not take an argument/.test(message)
        ? `${long} takes no value -> write ${long} alone`
        : `${long} has no value -> write ${long}=VALUE`;
    }
    default:
      return `${message.split('. ')[0]} -> see --help`;
  }
}

/**
 * Reads a command line as `parseArgs` of Node does.
 *
 * @throws {UsageError} with a fix, for what `parseArgs` does not understand.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(explain(error, config.options), { cause: error });
  }
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * The value of an option that has a few.
 *
 * @throws {UsageError} for any other value.
 */
export function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  const known = allowed.find((candidate) => candidate === value);
  if (value !== undefined && known === undefined) {
    const meant = nearest(value, allowed);
    const fix = meant ? `did you mean ${meant}?` : `use ${alternatives.format(allowed)}`;
    throw new UsageError(`--${option} is "${value}" -> ${fix}`);
  }
  return known;
}

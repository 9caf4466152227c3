import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { oneOf, readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import {
  CodeVariantError,
  toJavaScript,
  type BlankLines,
  type SampleLanguage,
} from '../code-variants';

const usage = `Prints the JavaScript that the portal shows for a TypeScript sample.

Usage: npm run --silent to-js -- [options] FILE
       npm run --silent to-js -- [options] - < FILE

FILE is a .tsx, .ts, .mts, .cts, .jsx or .js file; "-" reads standard input as TSX.

Options:
  --language tsx|ts            syntax of the sample, whatever its name is
  --width N                    length at which lines break (default: 85)
  --blank-lines demos|source   blank lines as in MUI's JavaScript demos (default),
                               or exactly where the sample has them
  -h, --help                   print this text

Exit codes: 0 done, 1 the sample has no JavaScript variant, 2 wrong usage.
`;

interface Request {
  readonly file: string;
  readonly language: SampleLanguage;
  readonly printWidth: number | undefined;
  readonly blankLines: BlankLines | undefined;
}

function widthOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(value)) {
    throw new UsageError(`--width is "${value}" -> use a number of characters such as 85`);
  }
  return Number(value);
}

function languageOf(file: string): SampleLanguage {
  if (file === '-' || /\.[cm]?jsx?$|\.tsx$/.test(file)) return 'tsx';
  if (/\.[cm]?ts$/.test(file)) return 'ts';
  throw new UsageError(
    `${file} is not named as a TypeScript or JavaScript file -> name its syntax with --language tsx or --language ts`,
  );
}

function parseCommandLine(args: readonly string[]): Request {
  const options = {
    language: { type: 'string' },
    width: { type: 'string' },
    'blank-lines': { type: 'string' },
  } as const;
  const { values, positionals } = readArguments({
    args: [...args],
    options,
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined)
    throw new UsageError('no file is named -> give one, or "-" for standard input');
  if (more.length > 0)
    throw new UsageError(`${positionals.length} files are named -> give one at a time`);
  return {
    file,
    language: oneOf('language', values.language, ['tsx', 'ts']) ?? languageOf(file),
    printWidth: widthOf(values.width),
    blankLines: oneOf('blank-lines', values['blank-lines'], ['demos', 'source']),
  };
}

async function readSample(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(path.resolve(file), 'utf8');
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
    throw new UsageError(`${file} ${reason} -> check the path, it is taken from ${process.cwd()}`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { file, ...options } = parseCommandLine(args);
  try {
    process.stdout.write(await toJavaScript(await readSample(file), options));
  } catch (error) {
    if (!(error instanceof CodeVariantError)) throw error;
    const name = file === '-' ? '<stdin>' : file;
    process.stderr.write(
      `${name}:${error.line}:${error.column}  ${error.message} -> ${error.fix}\n`,
    );
    process.exitCode = 1;
  }
}

void runCommand({ name: 'to-js', usage }, main);

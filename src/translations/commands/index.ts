import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../command-line/readArguments';
import { notUnderstood } from '../../command-line/runCommand';
import { UsageError } from '../../command-line/UsageError';
import { formatProblems } from '../../content/report';
import { docsFolder } from '../../content/site';
import { nearest } from '../../navigation/rules/nearest';
import { productIds } from '../../products';
import { assertNoMore, languageOf } from './arguments';
import { bless } from './bless';
import { checkTranslations } from './check';
import { showDiff } from './diff';
import { RefusedError, type Output } from './project';
import { showStatus } from './status';
import { updateStrings } from './strings';
import { startTranslation } from './translate';
import { usage } from './usage';

/** What a run prints, and how it ends. */
export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and how a command runs. */
export interface CommandEnvironment {
  /** The project, unless `--root` names another one. */
  readonly root: string;
  readonly isColored: boolean;
}

function readCommandLine(args: readonly string[], root: string) {
  return readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: root },
      language: { type: 'string' },
      format: { type: 'string', default: 'text' },
      section: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

/** Options that only some commands take. */
const takenBy: Readonly<Record<string, readonly string[]>> = {
  language: ['status', 'check'],
  format: ['status', 'check'],
  section: ['bless'],
  all: ['bless'],
};

function assertTaken(command: string, args: readonly string[]): void {
  for (const [option, commands] of Object.entries(takenBy)) {
    const isGiven = args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`));
    if (isGiven && !commands.includes(command)) {
      throw new UsageError(`${command} takes no --${option} -> leave it out`);
    }
  }
}

function formatOf(value: string): 'text' | 'json' {
  if (value !== 'text' && value !== 'json') {
    throw new UsageError(`--format ${value} is unknown -> use text or json`);
  }
  return value;
}

function assertProject(root: string): void {
  const folders = productIds.map(docsFolder);
  if (!folders.some((folder) => fs.existsSync(path.join(root, folder)))) {
    const message = `--root ${root} has neither ${folders.join(' nor ')}`;
    throw new UsageError(`${message} -> name the folder of a project`);
  }
}

async function dispatch(args: readonly string[], environment: CommandEnvironment): Promise<Output> {
  const { values, positionals } = readCommandLine(args, environment.root);
  const [command, first, second] = positionals;
  if (values.help) {
    return { text: usage };
  }
  const root = path.resolve(values.root);
  const format = formatOf(values.format);
  const { isColored } = environment;
  const language = values.language === undefined ? undefined : languageOf(values.language);
  const commands: Readonly<Record<string, () => Promise<Output>>> = {
    status: () => showStatus({ root, language, format }),
    translate: () => startTranslation({ root, language: first, page: second }),
    diff: () => showDiff({ root, language: first, page: second, isColored }),
    bless: () =>
      bless({ root, language: first, page: second, sections: values.section, all: values.all }),
    strings: () => updateStrings({ root, language: first }),
    check: () => checkTranslations({ root, language, format, isColored }),
  };
  const names = Object.keys(commands);
  const run = command !== undefined && Object.hasOwn(commands, command) && commands[command];
  if (!run) {
    const what = command === undefined ? 'no command is named' : `"${command}" is no command`;
    const guess = command && nearest(command, names);
    throw new UsageError(
      `${what} -> ${guess ? `did you mean ${guess}?` : `use ${names.join(', ')}`}`,
    );
  }
  assertTaken(command, args);
  const taken = { status: 1, check: 1, strings: 2 }[command] ?? 3;
  assertNoMore(positionals.slice(taken));
  assertProject(root);
  return run();
}

/** Runs `npm run i18n -- …`, and says what it prints and how it ends; prints nothing itself. */
export async function runTranslationCommand(
  args: readonly string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  try {
    const { text, exitCode = 0 } = await dispatch(args, environment);
    return { exitCode, stdout: text, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) {
      const stderr = notUnderstood({ name: 'i18n', usage }, error, args);
      return { exitCode: 2, stdout: '', stderr };
    }
    if (error instanceof RefusedError) {
      const lines = formatProblems(error.problems, environment.isColored);
      return { exitCode: 1, stdout: '', stderr: `${lines}\n\n${error.outcome}\n` };
    }
    throw error;
  }
}

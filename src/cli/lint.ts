import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { createFiles } from '../content/files';
import { formatProblems, summary } from '../content/report';
import { hasErrors } from '../content/runChecks';
import { configurationProblems } from '../lint/configurationFiles';
import { lintedFiles } from '../lint/lintedFiles';
import { projectPath } from '../lint/projectPath';
import { fixLint, runLint } from '../lint/runLint';

const usage = `Usage: npm run lint -- [files] [options]

Checks the spelling, the Markdown, and the terms of everything that is written in English, or of the
files that are named. Each problem is a line:
  file:line:column  severity code  what is wrong -> how to fix it

Options:
  --fix   mend first what can be mended without asking: terms, and the form of Markdown
  --help  print this text

Exit code: 0 without problems, 1 with problems, 2 if the command was not understood.
`;

const root = path.resolve(__dirname, '../..');

function readOptions(args: readonly string[]) {
  return readArguments({
    args: [...args],
    options: {
      fix: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
}

function filesOf(names: readonly string[]): string[] {
  const missing = names.find((name) => !fs.statSync(name, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined) {
    throw new UsageError(`${missing} is no file -> name Markdown files, or none for all`);
  }
  return names.length > 0
    ? names.map((name) => projectPath(path.resolve(name), root))
    : lintedFiles(root);
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args);
  const files = filesOf(positionals);
  const problems = configurationProblems(createFiles(root));
  if (problems.length === 0) {
    if (values.fix) {
      await fixLint(root, files);
    }
    problems.push(...(await runLint(root, files)));
  }
  const lines = formatProblems(problems, process.stdout.isTTY && !process.env.NO_COLOR);
  process.stdout.write(`${lines}${lines && '\n\n'}${summary(problems, files.length)}\n`);
  return hasErrors(problems) ? 1 : 0;
}

void runCommand({ name: 'lint', usage }, main);

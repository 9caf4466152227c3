import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { createFiles } from '../content/files';
import { formatProblems, summary } from '../content/report';
import { hasErrors } from '../content/runChecks';
import { configurationProblems } from '../lint/configurationFiles';
import { lintedFiles } from '../lint/lintedFiles';
import { namedFiles } from '../lint/namedFiles';
import { fixLint, runLint } from '../lint/runLint';

const usage = `Usage: npm run lint -- [files] [options]

Checks the spelling, the Markdown, and the terms of everything that is written in English, or of the
files and folders that are named. Each problem is a line:
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
    },
    allowPositionals: true,
  });
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args);
  const files = positionals.length > 0 ? namedFiles(positionals, root) : lintedFiles(root);
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

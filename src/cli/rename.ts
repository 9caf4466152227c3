import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { applyChanges } from '../authoring/changes';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { changeList, previewChanges } from '../authoring/preview';
import { loadProject } from '../authoring/project';
import { assertCleanTree } from '../authoring/rename/assertCleanTree';
import { planRename, type RenamePlan } from '../authoring/rename/planRename';

const usage = `Usage: npm run rename -- <from> <to> [options]

Gives a page another address. The page moves with its tabs, partials, and translations; links to it
are written anew in pages of all languages, in the code, and in the navigation; the old address leads
to the new one. All of it is done, or nothing.

  npm run rename -- core/components/crud core/components/data-views

Options:
  --after PAGE  the page that it follows in the sidebar; default: where it is, or the end of the
                group that it moves to
  --dry-run     print what would change, and change nothing
  --force       do it although the working tree has other changes
  --root DIR    work on the project in DIR instead of this one
  --help        print this text

Exit code: 0 done, 1 something in the project stands in the way, 2 the command was not understood.
`;

function readOptions(args: readonly string[]) {
  return readArguments({
    args: [...args],
    options: {
      after: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      root: { type: 'string', default: path.resolve(__dirname, '../..') },
    },
    allowPositionals: true,
  });
}

/** Tests that expect the old address, of which only people know what they are to expect. */
function testList({ mentions }: RenamePlan): string {
  const lines = mentions.map(({ file, line, column }) => `  ${file}:${line}:${column}\n`);
  return lines.length > 0
    ? `\nTests name the old address. Change what they expect, where they mean this page:\n${lines.join('')}`
    : '';
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(args);
  const [from, to, ...rest] = positionals;
  if (from === undefined || to === undefined || rest.length > 0) {
    const what = to === undefined ? 'two addresses are needed' : `"${rest.join(' ')}" is too much`;
    throw new UsageError(
      `${what} -> npm run rename -- core/components/crud core/components/data-views`,
    );
  }
  const root = path.resolve(values.root);
  const project = await loadProject(root);
  const plan = await planRename(project, { from, to, after: values.after });
  if (values['dry-run']) {
    const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
    const preview = previewChanges(plan.changes, isColored);
    process.stdout.write(`${preview}${testList(plan)}\nnothing was changed\n`);
    return;
  }
  if (!values.force) {
    assertCleanTree(root);
  }
  applyChanges(root, plan.changes);
  const place = plan.place === undefined ? '' : `  in the sidebar: ${plan.place}\n`;
  process.stdout.write(
    `${changeList(plan.changes)}${place}${testList(plan)}\nNext: npm run check, npm test\n`,
  );
}

void runCommand({ name: 'rename', usage }, main);

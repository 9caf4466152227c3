import path from 'node:path';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { readArguments } from '../command-line/readArguments';
import { applyChanges } from '../authoring/changes';
import { planNewPage, type NewPagePlan } from '../authoring/newPage/planNewPage';
import { previewChanges } from '../authoring/preview';
import { loadProject } from '../authoring/project';
import { pageTypes } from '../content/pageKinds';
import { withTrailingSlash } from '../navigation/pathname';
import { basePath } from '../site';

const usage = `Usage: npm run new -- page <product>/<group>/<page> "Title" [options]

Creates a page from the template of its kind, its entry in the navigation, and a demo if it is about
a component of Toolpad Core. TODO lines in it say what to write; npm run check lists them.

  npm run new -- page core/components/stepper "Stepper" --after core/components/account

Options:
  --kind KIND   ${pageTypes.join(', ')};
                default: the kind of most pages in the folder
  --after PAGE  the page that the new one follows in the sidebar; default: the last of the group
  --dry-run     print what would be written, and write nothing
  --root DIR    work on the project in DIR instead of this one
  --help        print this text

Exit code: 0 done, 1 something in the project stands in the way, 2 the command was not understood.
`;

function readOptions(args: readonly string[]) {
  return readArguments({
    args: [...args],
    options: {
      kind: { type: 'string' },
      after: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      root: { type: 'string', default: path.resolve(__dirname, '../..') },
    },
    allowPositionals: true,
  });
}

/** What has been made, and the commands that come next. */
function report({ address, place, kind, changes }: NewPagePlan): string {
  const todos = changes.map(({ before, after = '' }) =>
    before === undefined ? after.split('TODO:').length - 1 : 0,
  );
  const count = todos.reduce((sum, number) => sum + number, 0);
  const created = changes.filter(({ before }) => before === undefined);
  const edited = changes.filter(({ before }) => before !== undefined);
  const url = `http://localhost:3000${basePath}${withTrailingSlash(address.pathname).slice(1)}`;
  return [
    ...created.map(({ file }) => `created  ${file}`),
    ...edited.map(({ file }) => `edited   ${file}: ${place}`),
    '',
    `A page of the kind ${kind}. Next:`,
    `  npm start        shows it at ${url}`,
    `  npm run check    lists what is left to write: ${count} TODO lines`,
    '',
  ].join('\n');
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(args);
  const [noun, page, title, ...rest] = positionals;
  if (noun !== 'page' || page === undefined) {
    const isNamed = noun !== undefined && noun !== 'page';
    const what = isNamed ? `"${noun}" can't be created` : 'no page is named';
    throw new UsageError(`${what} -> npm run new -- page core/components/stepper "Stepper"`);
  }
  if (rest.length > 0) {
    throw new UsageError(`"${rest.join(' ')}" is too much -> put the title in quotes`);
  }
  const root = path.resolve(values.root);
  const { kind, after } = values;
  const plan = await planNewPage(await loadProject(root), { page, title, kind, after });
  if (values['dry-run']) {
    const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
    process.stdout.write(`${previewChanges(plan.changes, isColored)}\nnothing was written\n`);
    return;
  }
  applyChanges(root, plan.changes);
  process.stdout.write(report(plan));
}

void runCommand({ name: 'new', usage }, main);

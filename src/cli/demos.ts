import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { projectDemos, readText } from '../demo-projects/projectFiles';
import { readDemo, stylingsOf } from '../demo-projects/readDemo';
import { sandboxProject } from '../demo-projects/sandboxProject';
import type { DemoListing } from '../demo-projects/types';
import type { CodeStyling, CodeVariant } from '../preferences/types';
import { codeStylings } from '../remark/code-blocks/meta';
import { titleOf } from '../remark/demos/titleOf';

const usage = `Lists the demos, or writes the project that a sandbox gets for one.

Usage: npm run --silent demos
       npm run --silent demos -- project NAME --out DIR [--variant ts|js] [--styling NAME]
       npm run --silent demos -- projects --out DIR

"project" writes one project, "projects" those of all demos in all variants and stylings, each into
a folder of its own.

Options:
  --out DIR                        folder to write into
  --variant ts|js                  code variant (default: ts)
  --styling system|css|tailwind    styling (default: system)
  -h, --help                       print this text

Exit codes: 0 done, 1 a demo has a mistake, 2 wrong usage.
`;

async function writeProject(
  demo: DemoListing,
  variant: CodeVariant,
  styling: CodeStyling,
  folder: string,
): Promise<void> {
  const { files, fontStylesheets } = await readDemo(demo, styling, variant, readText);
  const project = sandboxProject({
    title: titleOf(path.posix.basename(demo.name)),
    files: files.map(({ path: file, text }) => ({ path: file, text: `${text}\n` })),
    variant,
    styling,
    fontStylesheets,
  });
  for (const [file, text] of Object.entries(project.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

function find(name: string | undefined): DemoListing {
  const demo = projectDemos().find((candidate) => candidate.name === name);
  if (!demo)
    throw new UsageError(`there is no demo "${name ?? ''}" -> run "npm run demos" for all`);
  return demo;
}

async function writeAll(out: string): Promise<void> {
  for (const demo of projectDemos()) {
    for (const styling of stylingsOf(demo)) {
      for (const variant of ['TS', 'JS'] as const) {
        const folder = [demo.address.replaceAll('/', '-'), styling, variant.toLowerCase()].join(
          '.',
        );
        await writeProject(demo, variant, styling, path.join(out, folder));
      }
    }
  }
}

function readCommandLine() {
  const options = {
    out: { type: 'string' },
    variant: { type: 'string', default: 'ts' },
    styling: { type: 'string', default: 'system' },
  } as const;
  return readArguments({ options, allowPositionals: true });
}

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine();
  const [command, name] = positionals;
  if (command === undefined) {
    process.stdout.write(
      `${projectDemos()
        .map((demo) => demo.name)
        .join('\n')}\n`,
    );
  } else if (!values.out) {
    throw new UsageError('no folder is named -> add --out DIR');
  } else if (command === 'projects') {
    await writeAll(path.resolve(values.out));
  } else if (command === 'project') {
    const variant = { ts: 'TS', js: 'JS' }[values.variant] as CodeVariant | undefined;
    const styling = codeStylings.find((candidate) => candidate === values.styling);
    const demo = find(name);
    if (!variant) throw new UsageError(`--variant is "${values.variant}" -> use ts or js`);
    if (!styling || !demo.modules[styling]) {
      const known = stylingsOf(demo).join(' or ');
      throw new UsageError(`--styling is "${values.styling}" -> use ${known}`);
    }
    await writeProject(demo, variant, styling, path.resolve(values.out));
  } else {
    throw new UsageError(`unknown command "${command}" -> use project or projects`);
  }
}

void runCommand({ name: 'demos', usage }, main);

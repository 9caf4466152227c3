import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDemos } from '../../src/demo-projects/projectFiles';
import { stylingsOf } from '../../src/demo-projects/readDemo';
import { typeScriptConfig } from '../../src/demo-projects/typeScriptConfig';

jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');
// Inside of the demos' workspace, so that projects find its packages without installing them.
const cache = path.join(root, 'src/demos/node_modules/.cache/demo-projects');
const sources = path.join(cache, 'sources');
const broken = path.join(cache, 'broken');
const output = path.join(cache, 'output');

interface Result {
  readonly status: number | null;
  readonly text: string;
}

function run(...args: readonly string[]): Result {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, text: stdout + stderr };
}

const starter = path.join(root, 'src/command-line/run.mjs');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const buildProjects = path.join(root, 'tests/support/buildProjects.mjs');

/** One program for all projects: they share nearly all of their types. */
function typecheck(folder: string): Result {
  const config = path.join(folder, 'tsconfig.json');
  const include = ['*.ts/src'];
  writeFileSync(config, JSON.stringify({ ...typeScriptConfig, include }));
  return run(tsc, '-p', config);
}

beforeAll(() => {
  rmSync(cache, { recursive: true, force: true });
  const { status, text } = run(starter, 'src/cli/demos.ts', 'projects', '--out', sources);
  if (status !== 0) throw new Error(text);
});

test('there is a project for every demo, in both variants and all stylings', () => {
  const expected = projectDemos().flatMap((demo) => stylingsOf(demo)).length * 2;
  expect(expected).toBeGreaterThan(0);
  expect(readdirSync(sources).filter((name) => !name.endsWith('.json'))).toHaveLength(expected);
});

test('all projects build', () => {
  expect(run(buildProjects, sources, output)).toEqual({ status: 0, text: expect.any(String) });
  for (const project of readdirSync(sources)) {
    const pages = readdirSync(output)
      .map((build) => path.join(output, build, project, 'index.html'))
      .filter((page) => existsSync(page));
    expect([project, pages.length]).toEqual([project, 1]);
    expect(readFileSync(pages[0] ?? '', 'utf8')).toMatch(/<script type="module"[^>]*assets/);
  }
});

test('the TypeScript of all projects has no type errors', () => {
  expect(typecheck(sources)).toEqual({ status: 0, text: '' });
});

describe('with a mistake in one project', () => {
  beforeAll(() => {
    const project = readdirSync(sources).find((folder) => folder.endsWith('.ts')) ?? '';
    cpSync(path.join(sources, project), path.join(broken, project), { recursive: true });
    const text = "import { a } from './gone';\n\nexport const b: number = a + 'c';\n";
    const main = path.join(broken, project, 'src/main.tsx');
    writeFileSync(main, readFileSync(main, 'utf8') + text);
  });

  test('its build fails', () => {
    const { status, text } = run(buildProjects, broken, path.join(cache, 'broken-output'));
    expect([status, text]).toEqual([1, expect.stringContaining('./gone')]);
  });

  test('and so does the type check', () => {
    const { status, text } = typecheck(broken);
    expect([status, text]).toEqual([2, expect.stringContaining("'./gone'")]);
  });
});

import { spawnSync } from 'node:child_process';
import Ajv2020 from 'ajv/dist/2020';
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '@site/src/content/problem';
import { frontMatter, withSite } from './fixtureSite';

const root = path.resolve(__dirname, '../../..');
const command = path.join(root, 'src/cli/check.mjs');

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function check(args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  return spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

const short = frontMatter('description: Says what', 'description: S #');
const line = 'docs-core/introduction/overview.mdx:3:14  error content/short-description  ';

test('a good site is a line and exit code 0', async () => {
  const run = await withSite(
    () => {},
    async (site) => check(['--root', site]),
  );
  expect(run).toMatchObject({
    status: 0,
    stdout: '6 pages checked, no problems\n',
    stderr: '',
  });
});

test('a bad site is all its problems, a summary, and exit code 1', async () => {
  const edit = (site: Parameters<typeof short>[0]): void => {
    short(site);
    site.replace('src/navigation/studio.ts', 'children:', 'childs:');
  };
  const { status, stdout, stderr } = await withSite(edit, async (site) => check(['--root', site]));
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain(line);
  expect(stdout).toContain('src/navigation/studio.ts:7:5  error nav/unknown-field  ');
  expect(stdout).toMatch(
    /\n\n6 pages checked, 3 errors in 2 files\nNot checked until that is corrected: the pages of studio against its navigation; translations of the navigation\n$/,
  );
  expect(stdout).not.toContain('\u001b[');
});

test('a spec that throws is a line, not a stack trace', async () => {
  const { status, stdout, stderr } = await withSite(
    (site) => site.append('src/navigation/core.ts', "throw new Error('no');\n"),
    async (site) => check(['--root', site]),
  );
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(
    /^src\/navigation\/core\.ts:23:1 {2}error nav\/evaluation-error {2}.*no ->/m,
  );
  expect(stdout).not.toMatch(/^\s+at /m);
});

test('JSON is the list of problems and nothing else', async () => {
  const { status, stdout } = await withSite(short, async (site) =>
    check(['--root', site, '--format', 'json']),
  );
  expect(status).toBe(1);
  const problems = JSON.parse(stdout) as (Problem & { rule: string })[];
  expect(problems.map(({ rule }) => rule)).toEqual([
    'content/description-full-stop',
    'content/short-description',
  ]);
  expect(problems[1]).toEqual({
    file: 'docs-core/introduction/overview.mdx',
    line: 3,
    column: 14,
    rule: 'content/short-description',
    severity: 'error',
    message: 'the description has 1 character',
    fix: 'write at least 50',
  });
});

test('JSON stays JSON, whatever a file prints that is run', async () => {
  const { stdout, stderr } = await withSite(
    (site) => site.append('src/navigation/core.ts', "console.log('seen');\n"),
    async (site) => check(['--root', site, '--format', 'json']),
  );
  expect(JSON.parse(stdout)).toEqual([]);
  expect(stderr).toBe('seen\n');
});

test('JSON is as its schema says', async () => {
  const schema = JSON.parse(
    fs.readFileSync(path.join(root, 'src/content/problems.schema.json'), 'utf8'),
  ) as object;
  const { stdout } = await withSite(short, async (site) =>
    check(['--root', site, '--format', 'json']),
  );
  const validate = new Ajv2020().compile(schema);
  validate(JSON.parse(stdout));
  expect(validate.errors).toBeNull();
});

test('annotations of GitHub Actions name file, line and rule', async () => {
  const { status, stdout } = await withSite(short, async (site) =>
    check(['--root', site, '--format', 'github']),
  );
  expect(status).toBe(1);
  expect(stdout).toContain(
    '::error file=docs-core/introduction/overview.mdx,line=3,col=14,title=content/short-description::the description has 1 character -> write at least 50\n',
  );
});

test('--help prints the usage', () => {
  expect(check(['--help'])).toMatchObject({ status: 0, stderr: '' });
  expect(check(['--help']).stdout).toMatch(/^Usage: npm run check/);
});

test.each([
  ['an unknown option', ['--rot', 'x']],
  ['an argument', ['docs-core']],
  ['an unknown format', ['--format', 'xml']],
  ['a folder without pages', ['--root', __dirname]],
])('%s is explained with exit code 2', (_name, args) => {
  const { status, stdout, stderr } = check(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^check: .* -> .*\n\nnpm run check -- --help tells more\n$/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('an error of the checks themselves has a stack trace only on demand', () =>
  withSite(
    (site) =>
      site.write(
        'break.cjs',
        `const fs = require('fs');
         const { readFileSync } = fs;
         fs.readFileSync = (file, ...rest) => {
           if (String(file).endsWith('dashboard.svg')) throw new Error('the disk is gone');
           return readFileSync(file, ...rest);
         };`,
      ),
    async (site) => {
      const env = { NODE_OPTIONS: `--require=${path.join(site, 'break.cjs')}` };
      const quiet = check(['--root', site], env);
      expect(quiet).toMatchObject({ status: 1, stdout: '' });
      expect(quiet.stderr).toBe(
        'the disk is gone -> run again with DOCS_DEBUG=1 for the stack trace\n',
      );
      const loud = check(['--root', site, '--debug'], env);
      expect(loud.status).toBe(1);
      expect(loud.stderr).toMatch(/the disk is gone\n\s+at /);
    },
  ));

test('the command leaves nothing behind in the checked folder', () =>
  withSite(
    () => {},
    async (site) => {
      const before = fs.readdirSync(site, { recursive: true });
      check(['--root', site]);
      expect(fs.readdirSync(site, { recursive: true })).toEqual(before);
    },
  ));

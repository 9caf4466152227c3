import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Each run loads the checks of a copy.
jest.setTimeout(120_000);

const project = path.resolve(__dirname, '../../..');
let root: string;

/** The program of the checks, its configuration, and its packages: it fails before it reads a page. */
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'broken-')));
  fs.cpSync(path.join(project, 'src'), path.join(root, 'src'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  fs.mkdirSync(path.join(root, 'docs-core'));
  fs.mkdirSync(path.join(root, 'docs-studio'));
  fs.cpSync(path.join(project, 'package.json'), path.join(root, 'package.json'));
  fs.symlinkSync(
    fs.realpathSync(path.join(project, 'node_modules')),
    path.join(root, 'node_modules'),
  );
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** A program that runs before another one, and keeps it from opening or reading something as its user. */
const denying = (entry: string): string[] => {
  const code = `const fs = require('node:fs');
    for (const name of ['readdirSync', 'accessSync', 'readFileSync']) {
      const own = fs[name];
      fs[name] = (file, ...rest) => {
        if (String(file) === ${JSON.stringify(path.join(root, entry))}) {
          throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
        }
        return own(file, ...rest);
      };
    }`;
  const file = path.join(root, 'deny.cjs');
  fs.writeFileSync(file, code);
  return ['--require', file];
};

/** What a command of the copy comes to. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env },
  });
  return { status, stdout, stderr };
}

/** What the checks of the copy print after a file was changed or, without a text, removed. */
function check(file: string, text: string | undefined, ...args: string[]): string {
  const absolute = path.join(root, file);
  const before = fs.readFileSync(absolute);
  fs.rmSync(absolute);
  if (text !== undefined) fs.writeFileSync(absolute, text);
  try {
    const program = path.join(root, 'src/cli/check.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stdout;
  } finally {
    fs.writeFileSync(absolute, before);
  }
}

const end =
  '\n\n0 pages checked, 1 error in 1 file\nNot checked until that is corrected: everything else\n';

test.each([
  [
    'package.json',
    undefined,
    'package.json:1:1  error content/json  the file is missing -> restore it from git',
  ],
  [
    'package.json',
    '\uFEFF{}',
    'package.json:1:1  error content/json  the file starts with a byte-order mark -> save it as UTF-8 without byte-order mark',
  ],
  [
    'package.json',
    '{\n  x\n}',
    'package.json:2:3  error content/json  the file is not valid JSON -> correct the syntax',
  ],
  [
    'src/products.ts',
    undefined,
    'src/products.ts:1:1  error config/missing-file  the file is missing -> restore it from git',
  ],
])('%s that is %j is told with what was not checked', (file, text, says) => {
  expect(check(file, text)).toBe(says + end);
});

test.each(['package.json', 'src/products.ts'])(
  'without %s, the form is the one asked for',
  (file) => {
    expect(JSON.parse(check(file, undefined, '--format', 'json'))).toMatchObject([
      { file, line: 1, column: 1, message: 'the file is missing' },
    ]);
    expect(check(file, undefined, '--format=github')).toMatch(
      `::error file=${file},line=1,col=1,title=`,
    );
  },
);

describe('what this user may not open or read', () => {
  test.each([
    ['docs-core', 'this user may not open the folder -> let every user of the project open it'],
    ['src/demos', 'this user may not open the folder -> let every user of the project open it'],
    ['package.json', 'this user may not read the file -> let every user of the project read it'],
    ['src/products.ts', 'this user may not read the file -> let every user of the project read it'],
  ])('%s is told, in the form that is asked for', (file, says) => {
    const { status, stdout, stderr } = run(...denying(file), 'src/cli/check.mjs');
    const line = `${file}:1:1  error content/unreadable-file  ${says}`;
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: line + end, stderr: '' });
    const asked = run(...denying(file), 'src/cli/check.mjs', '--format', 'json');
    expect(JSON.parse(asked.stdout)).toMatchObject([{ file, rule: 'content/unreadable-file' }]);
  });
});

describe('commands that can not be loaded', () => {
  const program = ['src/command-line/run.mjs', 'src/cli/i18n.ts', 'status'];

  function runWith(file: string, text: string | undefined) {
    const absolute = path.join(root, file);
    const before = fs.readFileSync(absolute);
    if (text === undefined) fs.rmSync(absolute);
    else fs.writeFileSync(absolute, text);
    try {
      return run(...program);
    } finally {
      fs.writeFileSync(absolute, before);
    }
  }

  const products = fs.readFileSync(path.join(project, 'src/products.ts'), 'utf8');

  test.each([
    ['is missing', undefined, /^src\/products\.ts:1:1 {2}error config\/missing-file .+ -> .+\n$/],
    [
      'is not valid',
      'export const products = [;\n',
      /^src\/products\.ts:1:26 {2}error nav\/syntax-error .+ -> correct the syntax\n$/,
    ],
    [
      'exports less',
      products.replace('export const productIds', 'const productIds'),
      /^src\/products\.ts:\d+:1 {2}error config\/missing-name .+ -> write export before it\n$/,
    ],
    [
      'throws',
      `${products}\nnull!.x;\n`,
      /^src\/products\.ts:\d+:1 {2}error nav\/evaluation-error .+ -> correct the expression on this line\n$/,
    ],
  ])('say what is wrong with a file that %s', (_what, text, says) => {
    const { status, stdout, stderr } = runWith('src/products.ts', text);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(says);
  });

  test('say what this user may not read', () => {
    expect(run(...denying('src/products.ts'), ...program)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'src/products.ts  this user may not read the file -> let every user of the project read it\n',
    });
  });

  test('show the stack trace on demand', () => {
    process.env.DOCS_DEBUG = '1';
    try {
      const { status, stderr } = runWith('src/products.ts', 'null!.x;\n');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^TypeError.+\n +at /);
    } finally {
      delete process.env.DOCS_DEBUG;
    }
  });

  test.each([['src/cli/check.mjs'], ['src/cli/docusaurus.mjs', 'build'], program])(
    '%s says how packages are installed',
    (...args) => {
      const packages = path.join(root, 'node_modules');
      fs.renameSync(packages, `${packages}-away`);
      try {
        expect(run(...args)).toEqual({
          status: 1,
          stdout: '',
          stderr: 'node_modules  the packages are not installed -> npm ci --ignore-scripts\n',
        });
      } finally {
        fs.renameSync(`${packages}-away`, packages);
      }
    },
  );
});

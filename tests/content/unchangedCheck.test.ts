import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// The first of the runs may have everything to read.
jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');
const hook = path.join(root, 'tests/support/listModules.cjs');

interface Loaded {
  /** Files of the modules that a run has loaded. */
  readonly modules: readonly string[];
  readonly threads: number;
}

/** Runs `npm run check` over this project, and tells what that has loaded. */
function check(folder: string): Loaded {
  const file = path.join(folder, 'modules.json');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', hook, path.join(root, 'src/cli/check.mjs')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, LOADED_MODULES_FILE: file } },
  );
  expect({ stdout, stderr }).toMatchObject({ stdout: expect.stringMatching(/pages checked/) });
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Loaded;
}

/** Packages that take longer to load than the checks of unchanged pages: what uses them is kept. */
const heavy =
  /node_modules\/(?:typescript|prettier|esbuild|sucrase|@babel\/[^/]+|@docusaurus\/(?:babel|core|utils))\/(?!package\.json)/;

/** Modules that read what has changed. */
const readers = [
  'src/content/readPage.ts',
  'src/content/page/parsePage.ts',
  'src/content/page/mdxParser.ts',
  'src/remark/studio-components/textProblems.ts',
  'src/api-reference/core/extractRelease.ts',
  'src/api-reference/studio/extractStudio.ts',
];

test('a check of what has not changed reads no page, and loads nothing that would', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loaded-'));
  try {
    check(folder);
    const { modules, threads } = check(folder);
    const own = modules.map((file) => path.relative(root, file).split(path.sep).join('/'));
    // They are known by these names, if they are there.
    expect(own).toContain('src/content/pageReader.ts');
    expect(own.filter((file) => readers.includes(file))).toEqual([]);
    expect(modules.filter((file) => heavy.test(file))).toEqual([]);
    expect(threads).toBe(0);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('the modules that read are where this test looks for them', () => {
  expect(readers.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});

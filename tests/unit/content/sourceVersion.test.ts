import { buildSync } from 'esbuild';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourcesOf, sourceVersion } from '@site/src/content/sourceVersion';

const root = path.resolve(__dirname, '../../..');

/** Modules whose results are kept from run to run. */
const readers = [
  'src/content/page/parsePage',
  'src/content/page/mdxParser',
  'src/content/translations/readContent',
  'src/translations/glossary',
  'src/translations/sourceStamps',
  'src/translations/strings/codeStrings',
  'src/translations/strings/parseStrings',
  'src/remark/studio-components/textProblems',
  'src/content/checks/demoSyntax',
  'src/content/checks/docusaurusConfig',
  'src/content/configuration/evaluateConfiguration',
];

/** What a bundler finds that a module needs. */
function bundled(module: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [path.join(root, `${module}.ts`)],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outfile: 'unused.js',
    logLevel: 'silent',
  });
  return Object.keys(metafile?.inputs ?? {}).filter((file) => !file.includes('node_modules'));
}

test.each(readers)('all that %s imports counts', (module) => {
  const found = [...sourcesOf([path.join(root, module)]).keys()];
  const counted = found.map((file) => path.relative(root, file).split(path.sep).join('/'));
  expect(counted).toEqual(expect.arrayContaining(bundled(module)));
});

describe('a version', () => {
  let folder: string;
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const version = (data?: string): string =>
    sourceVersion(folder, [path.join(folder, 'read')], data);

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'));
    write('package-lock.json', '{}');
    write(
      'read.ts',
      `import type { A } from './types';\nimport {\n  one,\n  type Two,\n} from './deep';\nexport const x = 1;\n`,
    );
    write('deep/index.ts', `import '../effect';\nexport * from './three';\n`);
    write('deep/three.ts', `export const later = () => import('../later');\n`);
    write('effect.ts', 'let a = 1;\n');
    write('later.tsx', `const { b } = require('./required');\n`);
    write('required.ts', '1;\n');
    write('types.ts', 'export interface A {}\n');
    write('other.ts', '1;\n');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test.each([
    ['the module', 'read.ts'],
    ['what it imports', 'deep/index.ts'],
    ['what that exports again', 'deep/three.ts'],
    ['what is imported for its effect', 'effect.ts'],
    ['what is imported later', 'later.tsx'],
    ['what is required', 'required.ts'],
    ['the lockfile', 'package-lock.json'],
  ])('changes with %s', (_what, file) => {
    const before = version();
    fs.appendFileSync(path.join(folder, file), '\n');
    expect(version()).not.toBe(before);
  });

  test.each([
    ['types alone', 'types.ts'],
    ['a module that is not imported', 'other.ts'],
  ])('stays with %s', (_what, file) => {
    const before = version();
    fs.appendFileSync(path.join(folder, file), '\n');
    expect(version()).toBe(before);
  });

  test('changes with the data that a result depends on', () => {
    expect(version('1')).not.toBe(version('2'));
    expect(version('1')).toBe(version('1'));
  });
});

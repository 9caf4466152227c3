import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadStudioApi } from '../../../../src/api-reference/loadStudioApi';
import { findStudioPackages } from '../../../../src/api-reference/packages';

const root = path.resolve(__dirname, '../../../..');
const names = ['@toolpad/studio', '@toolpad/studio-components', '@toolpad/studio-runtime'] as const;

/** A project with the pinned versions and, by links, the installed packages. */
function createProject(): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-api-'));
  fs.mkdirSync(path.join(project, 'src/api-reference'), { recursive: true });
  fs.copyFileSync(
    path.join(root, 'src/api-reference/package.json'),
    path.join(project, 'src/api-reference/package.json'),
  );
  fs.mkdirSync(path.join(project, 'node_modules/@toolpad'), { recursive: true });
  const packages = findStudioPackages(root);
  for (const name of names) {
    fs.symlinkSync(packages[name].directory, path.join(project, 'node_modules', name));
  }
  for (const name of ['zod', 'zod-to-json-schema', '@toolpad/utils']) {
    fs.symlinkSync(
      path.join(packages['@toolpad/studio'].directory, '../..', name),
      path.join(project, 'node_modules', name),
    );
  }
  return project;
}

/** Puts a package of one's own in the place of a linked one. */
function replacePackage(project: string, name: string, files: Record<string, string>): void {
  const directory = path.join(project, 'node_modules', name);
  fs.rmSync(directory);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    fs.writeFileSync(path.join(directory, file), text);
  }
}

const manifest = (name: string, version = '0.13.0') =>
  JSON.stringify({ name, version, main: 'index.js' });

// The compiler reads all typings anew here, which takes long on a busy machine.
jest.setTimeout(60_000);

describe('loadStudioApi', () => {
  let project: string;

  beforeEach(() => {
    project = createProject();
  });

  afterEach(() => {
    fs.rmSync(project, { recursive: true });
  });

  const failure = () =>
    loadStudioApi(project).then(
      () => 'no error',
      (error: Error) => `${error.name} ${error.message}`,
    );

  it('reads everything, and writes nothing but its cache', async () => {
    const api = await loadStudioApi(project);
    expect(api.version).toBe('0.13.0');
    expect(api.components).toHaveLength(21);
    expect(api.components.flatMap(({ props }) => props)).toHaveLength(141);
    expect(api.functions.exports.length).toBeGreaterThan(40);
    expect(api.fileSchema.files).toHaveLength(3);
    expect(fs.readdirSync(project)).toEqual(['node_modules', 'src']);
    expect(fs.readdirSync(path.join(project, 'src/api-reference'))).toEqual(['package.json']);
    expect(await loadStudioApi(project)).toEqual(api);
  });

  it('names a package that is missing', async () => {
    fs.rmSync(path.join(project, 'node_modules/@toolpad/studio-components'));
    expect(await failure()).toMatch(
      /^ApiReferenceError src\/api-reference\/package\.json:\d+:\d+ {2}@toolpad\/studio-components is pinned to 0\.13\.0 but not installed -> run npm ci$/,
    );
  });

  it('names a package of another version than the pinned one', async () => {
    const name = '@toolpad/studio';
    replacePackage(project, name, { 'package.json': manifest(name, '0.12.0') });
    expect(await failure()).toContain('but @toolpad/studio@0.12.0 is installed -> run npm ci');
  });

  it('names typings that can not be read', async () => {
    const name = '@toolpad/studio-runtime';
    const { directory } = findStudioPackages(root)[name];
    const copied = Object.fromEntries(
      ['dist/constants.js', 'dist/index.js'].map((file) => [
        file,
        fs.readFileSync(path.join(directory, file), 'utf8'),
      ]),
    );
    replacePackage(project, name, {
      ...copied,
      'package.json': fs.readFileSync(path.join(directory, 'package.json'), 'utf8'),
      'dist/index.d.ts': 'export interface Broken {',
    });
    for (const chunk of fs.readdirSync(path.join(directory, 'dist'))) {
      const target = path.join(project, 'node_modules', name, 'dist', chunk);
      if (chunk.endsWith('.js') && !fs.existsSync(target)) {
        fs.copyFileSync(path.join(directory, 'dist', chunk), target);
      }
    }
    expect(await failure()).toMatch(
      /^ApiReferenceError node_modules\/@toolpad\/studio-runtime\/dist\/index\.d\.ts:1:\d+ {2}can't be parsed/,
    );
  });

  it('names a package without components', async () => {
    const name = '@toolpad/studio-components';
    replacePackage(project, name, { 'package.json': manifest(name), 'index.js': '' });
    expect(await failure()).toContain(
      "node_modules/@toolpad/studio-components/package.json:1:1  @toolpad/studio-components can't be read: it exports no components",
    );
  });

  it('names a package without the schema', async () => {
    const name = '@toolpad/studio';
    replacePackage(project, name, {
      'package.json': manifest(name),
      'dist/exports/index.mjs.map': '{"sources":[],"sourcesContent":[]}',
    });
    expect(await failure()).toContain('holds no src/server/schema.ts -> run npm ci');
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { copyCaches } from '../../support/copyCaches';
import { runCommand, type Run } from '../../support/runCommand';

const root = path.resolve(__dirname, '../../..');

const modules = ['node_modules', 'src/demos/node_modules', 'src/api-reference/node_modules'];
const caches = ['.docusaurus', 'build', 'test-results', 'src/demos/.cache'];
const leftOut = new Set(['.git', 'tests', ...caches, ...modules]);

/** Plugins that add much to a build, and that no test of a copy looks at. */
const costly = ['demos', 'machine-pages', 'release-feed', 'search-index', 'service-worker'];

/** A copy of this project that a test may change. */
export interface SiteCopy {
  /** Absolute path. */
  readonly folder: string;
  /** Runs a script of `package.json`, as maintainers do. */
  readonly run: (script: string, ...args: string[]) => Promise<Run>;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** A page of the build, by its address below the base path. */
  readonly page: (address: string) => CheerioAPI;
  readonly remove: () => void;
}

/**
 * Links the packages of one of the project's folders into another project, but not the caches that
 * builds keep there.
 */
export function sharePackages(modulesFolder: string, copy: string): void {
  const source = path.join(root, modulesFolder);
  if (!fs.existsSync(source)) return;
  fs.mkdirSync(path.join(copy, modulesFolder));
  for (const name of fs.readdirSync(source).filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(fs.realpathSync(path.join(source, name)), path.join(copy, modulesFolder, name));
  }
}

/**
 * Copies the project, without its history and its tests; packages are shared with the original.
 *
 * @param isWhole keeps the plugins that add much to a build, and makes all of it anew.
 * @param parent folder in which that of the copy is made: no `node_modules`, whose files bundlers
 *   take for finished ones.
 */
export function copySite({ isWhole = false, parent = os.tmpdir() } = {}): SiteCopy {
  const folder = fs.mkdtempSync(path.join(parent, 'site-copy-'));
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(root, source)),
  });
  for (const name of modules) sharePackages(name, folder);
  if (!isWhole) copyCaches(root, folder);
  for (const name of isWhole ? [] : costly) {
    const file = path.join(folder, 'src/plugins', name, 'index.ts');
    if (!fs.existsSync(file)) throw new Error(`src/plugins/${name}  is gone -> correct the list`);
    fs.writeFileSync(file, `export default () => ({ name: '${name}' });\n`);
  }
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    run: (script, ...args) =>
      runCommand('npm', ['run', '--silent', script, '--', ...args], { folder }),
    read,
    write: (file, text) => fs.writeFileSync(path.join(folder, file), text),
    page: (address) => load(read(`build/${address}index.html`)),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

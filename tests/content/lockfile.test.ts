import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const root = path.resolve(__dirname, '../..');

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Packages that npm installs, by their folder; the project itself and its workspaces are none. */
const installed = Object.entries(packages).filter(([folder]) => folder.includes('node_modules/'));
const downloaded = installed.filter(([, { link }]) => !link);

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);
const namesOf = (entries: typeof installed): string[] =>
  [...new Set(entries.map(([folder]) => nameOf(folder)))].sort();

/**
 * Packages that would run something of their own when they are installed. The project installs with
 * `--ignore-scripts` and works without: a new one here has to be tried like that.
 */
const withScripts = ['@parcel/watcher', '@swc/core', 'core-js', 'esbuild', 'unrs-resolver'];

/** Licenses under which code may be used here without a further look. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'OFL-1.1'],
];

/** Others, each with the reason why it is all right. */
const exceptions: Readonly<Record<string, string>> = {
  'LGPL-3.0-or-later': 'libvips below sharp, which only the build loads, as a library of its own',
  'MPL-2.0': 'lightningcss and axe-core, unchanged, in the build and in tests',
  'CC-BY-4.0': 'the table of browsers below browserslist, read in the build',
  'CC-BY-3.0': 'a list of licenses that only installers read',
  'CC BY-SA 4.0': 'a word list of the spelling checker',
  'SEE LICENSE IN LICENSE': 'paid parts of MUI X below Toolpad itself, which it alone loads',
};

/** Packages that say in their text alone that they are under the MIT license. */
const unnamed = ['eval', 'format', 'require-like', 'seq-queue', 'xtend'];

/** True if at least one choice of an expression, or all of its parts, may be used. */
function isAllowed(license: string): boolean {
  const [, inner = license] = /^\((.*)\)$/.exec(license) ?? [];
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAllowed);
  return permissive.includes(inner) || inner in exceptions;
}

test('every package is pinned by a strong hash', () => {
  expect(downloaded.length).toBeGreaterThan(1000);
  expect(downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('no package comes from a host that the file names', () => {
  const hosts = installed.filter(([, { link, resolved }]) => !link && resolved !== undefined);
  expect(namesOf(hosts)).toEqual([]);
});

test('what has scripts to install is known', () => {
  const found = namesOf(downloaded.filter(([, { hasInstallScript }]) => hasInstallScript));
  expect(found).toEqual(withScripts);
});

test('every license is known and allows what we do', () => {
  const unclear = downloaded.filter(([, { license = '' }]) => license && !isAllowed(license));
  expect(unclear.map(([folder, { license }]) => `${nameOf(folder)}: ${license}`)).toEqual([]);
  expect(namesOf(downloaded.filter(([, { license }]) => !license))).toEqual(unnamed);
  const used = new Set(downloaded.map(([, { license }]) => license ?? ''));
  const unneeded = Object.keys(exceptions).filter((name) =>
    [...used].every((license) => !license.includes(name)),
  );
  expect(unneeded).toEqual([]);
});

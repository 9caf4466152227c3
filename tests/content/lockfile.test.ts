import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLockfile } from '../../src/supply-chain/lockfile';
import { allowsLicense } from '../../src/supply-chain/licenses';

const root = path.resolve(__dirname, '../..');

const { projects, packages } = readLockfile(root);

const namesOf = (list: typeof packages): string[] =>
  [...new Set(list.map(({ name }) => name))].sort();

/**
 * Packages that would run something of their own when they are installed, each with what it is and
 * why the project works without. It installs with `--ignore-scripts`: a new one here has to be tried
 * like that.
 */
const withScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles its binary where there is none; a binary comes as a package',
  '@swc/core': 'falls back to WebAssembly where there is no binary; a binary comes as a package',
  'core-js': 'asks for donations',
  esbuild: 'checks its binary, which comes as a package',
  'unrs-resolver': 'checks its binary, which comes as a package',
};

/** Licenses under which code may be used here without a further look. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'OFL-1.1'],
];

/** Others, each with the packages that have it and the reason why it is all right. */
const exceptions: Readonly<Record<string, { packages: RegExp; reason: string }>> = {
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    reason: 'libvips below sharp, which only the build loads, as a library of its own',
  },
  'MPL-2.0': {
    packages: /^(lightningcss(-[\w-]+)?|axe-core)$/,
    reason: 'unchanged, in the build and in tests',
  },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, reason: 'a table of browsers, read in the build' },
  'CC-BY-3.0': { packages: /^spdx-exceptions$/, reason: 'a list that only installers read' },
  'CC BY-SA 4.0': { packages: /^@cspell\/dict-/, reason: 'a word list of the spelling checker' },
  'SEE LICENSE IN LICENSE': {
    packages: /^@mui\/x-/,
    reason: 'paid parts of MUI X below Toolpad itself, which it alone loads',
  },
};

/** Packages that say in their text alone that they are under the MIT license. */
const unnamed = ['eval', 'format', 'require-like', 'seq-queue', 'xtend'];

const isAllowedFor =
  (name: string) =>
  (license: string): boolean =>
    permissive.includes(license) || exceptions[license]?.packages.test(name) === true;

test('every package is pinned by a strong hash', () => {
  expect(packages.length).toBeGreaterThan(1000);
  const loose = packages.filter(
    ({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  );
  expect(namesOf(loose)).toEqual([]);
});

test('no package comes from a host, a repository or a folder that the file names', () => {
  expect(namesOf(packages.filter(({ resolved }) => resolved !== undefined))).toEqual([]);
});

/** An exact release, or one of another name, or what `$` says elsewhere in the same file. */
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$[\w@/-]+$/;

test.each(['package.json', ...projects.slice(1).map(({ folder }) => `${folder}/package.json`)])(
  '%s asks for exact releases from the registry alone',
  (file) => {
    const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<
      Record<string, Readonly<Record<string, unknown>> | undefined>
    >;
    const flat = (entries: object): [string, unknown][] =>
      Object.entries(entries).flatMap(([name, value]): [string, unknown][] =>
        value && typeof value === 'object' ? flat(value) : [[name, value]],
      );
    const asked = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap(
      (kind) => flat(manifest[kind] ?? {}),
    );
    expect(asked.length).toBeGreaterThan(0);
    const loose = asked.filter(([, version]) => !exact.test(String(version)));
    // Fix: npm install --save-exact, with a name and a version of the registry.
    expect(loose).toEqual([]);
  },
);

test('the lockfile is of this package.json', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: object;
    readonly devDependencies: object;
  };
  // Fix: npm install --ignore-scripts.
  expect(projects[0]?.dependencies).toEqual({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
});

test('what has scripts to install is known', () => {
  const found = namesOf(packages.filter(({ hasInstallScript }) => hasInstallScript));
  // Fix: install and build with --ignore-scripts; if that works, say above why.
  expect(found).toEqual(Object.keys(withScripts).sort());
});

test('every license is known and allows what we do', () => {
  const unclear = packages
    .filter(({ name, license = '' }) => license && !allowsLicense(license, isAllowedFor(name)))
    .map(
      ({ name, version, license }) =>
        `${name}@${version}: ${license} -> read it, then choose another package or add it to the exceptions with a reason`,
    );
  expect([...new Set(unclear)]).toEqual([]);
  expect(namesOf(packages.filter(({ license }) => !license))).toEqual(unnamed);
});

test('every exception is needed', () => {
  const unneeded = Object.entries(exceptions).filter(([license, { packages: pattern }]) =>
    packages.every((entry) => !entry.license?.includes(license) || !pattern.test(entry.name)),
  );
  expect(unneeded).toEqual([]);
});

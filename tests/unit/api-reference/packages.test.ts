import { ApiReferenceError } from '@site/src/api-reference/ApiReferenceError';
import {
  findCorePackages,
  findPinnedPackage,
  findStudioPackages,
} from '@site/src/api-reference/packages';
import path from 'node:path';
import { withFolder, type Files } from './packageFolders';

const root = path.resolve(__dirname, '../../..');

function manifest(dependencies: Readonly<Record<string, string>>): string {
  return JSON.stringify({ name: 'workspace', dependencies }, null, 2);
}

function installed(folder: string, name: string, version: string): Files {
  return { [`${folder}/package.json`]: JSON.stringify({ name, version }) };
}

async function failure(files: Files, dependency = 'pkg'): Promise<string> {
  return withFolder(files, (siteDir) => {
    try {
      findPinnedPackage(siteDir, 'work', dependency);
      return 'no error';
    } catch (error) {
      expect(error).toBeInstanceOf(ApiReferenceError);
      return (error as Error).message;
    }
  });
}

test('a package is found in the workspace or above it, like Node does', async () => {
  const files = {
    'work/package.json': manifest({ near: '1.2.3', far: '2.0.0-beta.1' }),
    ...installed('work/node_modules/near', 'near', '1.2.3'),
    ...installed('node_modules/near', 'near', '9.9.9'),
    ...installed('node_modules/far', 'far', '2.0.0-beta.1'),
  };
  await withFolder(files, (siteDir) => {
    const near = findPinnedPackage(siteDir, 'work', 'near');
    expect(near).toMatchObject({ name: 'near', alias: 'near', version: '1.2.3' });
    expect(near.directory).toBe(path.join(siteDir, 'work/node_modules/near'));
    expect(findPinnedPackage(siteDir, 'work', 'far').version).toBe('2.0.0-beta.1');
  });
});

test('an alias is known under the name it is published with', async () => {
  const files = {
    'work/package.json': manifest({ '@s/pkg-1': 'npm:@s/pkg@1.0.0' }),
    ...installed('work/node_modules/@s/pkg-1', '@s/pkg', '1.0.0'),
  };
  await withFolder(files, (siteDir) => {
    expect(findPinnedPackage(siteDir, 'work', '@s/pkg-1')).toMatchObject({
      name: '@s/pkg',
      alias: '@s/pkg-1',
      version: '1.0.0',
    });
  });
});

test('what is wrong with a package is said at its pin', async () => {
  const pinned = { 'work/package.json': manifest({ pkg: '1.0.0' }) };
  expect(await failure(pinned)).toBe(
    'work/package.json:4:5  pkg is pinned to 1.0.0 but not installed -> run npm ci',
  );
  const other = installed('work/node_modules/pkg', 'pkg', '1.0.1');
  expect(await failure({ ...pinned, ...other })).toBe(
    'work/package.json:4:5  pkg is pinned to pkg@1.0.0 but pkg@1.0.1 is installed -> run npm ci',
  );
  const renamed = installed('work/node_modules/pkg', 'fork', '1.0.0');
  expect(await failure({ ...pinned, ...renamed })).toContain('but fork@1.0.0 is installed');
  const broken = { 'work/node_modules/pkg/package.json': '{' };
  expect(await failure({ ...pinned, ...broken })).toContain('without a readable package.json');
});

test('what is wrong with a pin is said', async () => {
  expect(await failure({})).toBe(
    'work/package.json:1:1  the file is missing -> restore it from git',
  );
  expect(await failure({ 'work/package.json': '{' })).toContain(':1:1  not JSON: ');
  expect(await failure({ 'work/package.json': manifest({}) })).toContain(
    ':1:1  pkg is not among the dependencies -> ',
  );
  const range = { 'work/package.json': manifest({ other: '1.0.0', pkg: '^1.0.0' }) };
  expect(await failure(range)).toBe(
    'work/package.json:5:5  pkg has the version "^1.0.0", which may mean several releases -> pin one release such as 0.13.0',
  );
});

test('the packages of this project are installed as pinned', () => {
  const releases = findCorePackages(root);
  expect(releases.map(({ version }) => version)).toEqual(['0.12.0', '0.12.1', '0.13.0']);
  expect(new Set(releases.map(({ name }) => name))).toEqual(new Set(['@toolpad/core']));
  const studio = Object.values(findStudioPackages(root));
  expect(studio.map(({ version }) => version)).toEqual(['0.13.0', '0.13.0', '0.13.0']);
});

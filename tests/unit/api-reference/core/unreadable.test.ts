import { ApiReferenceError } from '@site/src/api-reference/ApiReferenceError';
import { extractRelease } from '@site/src/api-reference/core/extractRelease';
import { packageIn, withFolder, type Files } from '../packageFolders';

async function failure(files: Files): Promise<string> {
  return withFolder(files, (siteDir) => {
    try {
      extractRelease(siteDir, packageIn(`${siteDir}/node_modules/pkg`, 'pkg'));
      return 'no error';
    } catch (error) {
      expect(error).toBeInstanceOf(ApiReferenceError);
      return (error as Error).message;
    }
  });
}

const fix = 'run npm ci; if it comes back, this release has broken typings: pin another one';

test('a package without typings', async () => {
  expect(await failure({ 'node_modules/pkg/index.js': '' })).toBe(
    `node_modules/pkg/index.d.ts:1:1  the typings of pkg are missing -> ${fix}`,
  );
});

test('typings that were cut short', async () => {
  const files = {
    'node_modules/pkg/index.d.ts': "export * from './Part';\n",
    'node_modules/pkg/Part/index.d.ts': '\nexport interface PartProps {\n  size?: ',
  };
  expect(await failure(files)).toMatch(
    /^node_modules\/pkg\/Part\/index\.d\.ts:3:\d+ {2}can't be parsed: .+ -> run npm ci;/,
  );
});

test('typings that refer to a file that is gone', async () => {
  const files = {
    'node_modules/pkg/index.d.ts': "export declare const a: 1;\nexport * from './Part';\n",
  };
  expect(await failure(files)).toBe(
    `node_modules/pkg/index.d.ts:2:15  refers to './Part', which is missing or exports nothing -> ${fix}`,
  );
});

import { readThroughCache } from '@site/src/api-reference/cache';
import fs from 'node:fs';
import path from 'node:path';
import { withFolder } from './packageFolders';

const files = {
  'package-lock.json': '{}',
  'extractor/read.ts': '1',
  'extractor/deep/part.ts': '2',
  'names.ts': '3',
};

/** A site with a cache, and a count of how often the result was made. */
async function withCache(
  run: (site: {
    siteDir: string;
    entries: () => string[];
    load: (version?: string) => Promise<{ made: number }>;
  }) => Promise<void>,
): Promise<void> {
  await withFolder(files, async (siteDir) => {
    let made = 0;
    const folder = path.join(siteDir, 'node_modules/.cache/toolpad-docs/api');
    await run({
      siteDir,
      entries: () => fs.readdirSync(folder).map((name) => path.join(folder, name)),
      load: (version = '1.0.0') =>
        readThroughCache(
          siteDir,
          {
            name: '@s/pkg',
            version,
            extractor: ['extractor', 'names.ts'].map((code) => path.join(siteDir, code)),
          },
          async () => ({ made: (made += 1) }),
        ),
    });
  });
}

test('a result is made once', () =>
  withCache(async ({ load, entries }) => {
    expect(await load()).toEqual({ made: 1 });
    expect(await load()).toEqual({ made: 1 });
    expect(entries().map((file) => path.basename(file))).toEqual([
      expect.stringMatching(/^@s\+pkg@1\.0\.0-[0-9a-f]{16}\.json$/),
    ]);
  }));

test('callers at the same time wait for one result', () =>
  withCache(async ({ load }) => {
    expect(await Promise.all([load(), load()])).toEqual([{ made: 1 }, { made: 1 }]);
  }));

test.each([
  ['the code that reads', 'extractor/deep/part.ts'],
  ['a module beside it', 'names.ts'],
  ['the lock file', 'package-lock.json'],
])('another version of %s makes it anew', (_what, file) =>
  withCache(async ({ load, siteDir }) => {
    await load();
    fs.writeFileSync(path.join(siteDir, file), 'changed');
    expect(await load()).toEqual({ made: 2 });
  }),
);

test('another release has a result of its own', () =>
  withCache(async ({ load }) => {
    await load();
    expect(await load('1.0.1')).toEqual({ made: 2 });
    expect(await load()).toEqual({ made: 1 });
  }));

test.each(['', '{', '{"result":"{\\"made\\":7}","digest":"0"}'])(
  'a damaged entry (%j) is made anew',
  (content) =>
    withCache(async ({ load, entries }) => {
      await load();
      for (const file of entries()) fs.writeFileSync(file, content);
      expect(await load()).toEqual({ made: 2 });
      expect(await load()).toEqual({ made: 2 });
    }),
);

test('an error is not kept', () =>
  withCache(async ({ load, siteDir }) => {
    const key = { name: '@s/pkg', version: '1.0.0', extractor: [path.join(siteDir, 'extractor')] };
    const failing = readThroughCache(siteDir, key, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await load()).toEqual({ made: 1 });
  }));

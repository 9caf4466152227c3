import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '../../../src/hosting/publishing/compressFolder';
import { contentTime } from '../../../src/hosting/publishing/contentTime';
import { filesBelow } from '../../../src/hosting/publishing/filesBelow';
import { layOut } from '../../../src/hosting/publishing/layOut';
import { mergeLanguages } from '../../../src/hosting/publishing/mergeLanguages';
import { nothingInline } from '../../../src/hosting/policy/allowedInline';
import { createFixtureBuild, longText, type FixtureBuild } from './fixtureBuild';

const basePath = '/toolpad/';

let fixture: FixtureBuild;
let folder: string;

beforeEach(() => {
  fixture = createFixtureBuild();
  folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
});

afterEach(() => {
  fixture.remove();
  rmSync(folder, { recursive: true });
});

const inFolder = (name: string): string => path.join(folder, name);

function write(directory: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  return directory;
}

describe('laying out', () => {
  const layOutFixture = (out = inFolder('published'), previous?: string) =>
    layOut({ build: fixture.directory, out, basePath, previous });

  test('puts files of the host into the root, and all others below the base path', async () => {
    await layOutFixture();
    const names = await filesBelow(inFolder('published'));
    expect(names.filter((name) => !name.startsWith('toolpad/'))).toEqual([
      '.releases.json',
      '_headers',
      '_redirects',
      'robots.txt',
    ]);
    expect(names).toContain('toolpad/zh/index.html');
    // A link, which leads out of the folder.
    expect(names).not.toContain('toolpad/link.txt');
    expect(readFileSync(inFolder('published/toolpad/index.html'), 'utf8')).toContain('home');
  });

  test('gives files the time of their content, whenever they were built', async () => {
    await layOutFixture();
    const file = inFolder('published/toolpad/index.html');
    const { mtimeMs } = statSync(file);
    expect(mtimeMs / 1000).toBe(contentTime(readFileSync(file)));
    expect(mtimeMs).toBeLessThan(Date.UTC(2023, 0));
    utimesSync(path.join(fixture.directory, 'index.html'), new Date(), new Date());
    await layOutFixture();
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  test('keeps the assets of two releases', async () => {
    const asset = (release: number) => `assets/js/release.${release}.js`;
    const published = inFolder('published');
    for (const release of [1, 2, 3, 4]) {
      rmSync(path.join(fixture.directory, asset(release - 1)), { force: true });
      write(fixture.directory, { [asset(release)]: `${release}` });
      await layOutFixture(published, release > 1 ? published : undefined);
    }
    const kept = [1, 2, 3, 4].filter((release) =>
      existsSync(path.join(published, 'toolpad', asset(release))),
    );
    expect(kept).toEqual([2, 3, 4]);
    expect(readFileSync(path.join(published, 'toolpad', asset(2)), 'utf8')).toBe('2');
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'no build',
      () => layOut({ build: folder, out: inFolder('published'), basePath }),
      /there is no built site -> run npm run build/,
    ],
    [
      'another folder',
      () => layOutFixture(write(inFolder('mine'), { 'thesis.txt': 'x' })),
      /mine {2}holds something else than a published site/,
    ],
    [
      'the build itself',
      () => layOutFixture(path.join(fixture.directory, 'published')),
      /is in the built site/,
    ],
    [
      'no former release',
      () => layOutFixture(inFolder('published'), folder),
      /is no published site/,
    ],
  ])('refuses %s, and writes nothing', async (_, run, message) => {
    await expect(run()).rejects.toThrow(message);
    expect(existsSync(inFolder('published'))).toBe(false);
  });

  test('refuses names that an address would have to escape, and leaves what was there', async () => {
    await layOutFixture();
    write(fixture.directory, { 'img/a b.png': 'x' });
    await expect(layOutFixture()).rejects.toThrow('img/a b.png  has a name');
    expect(existsSync(inFolder('published/toolpad/index.html'))).toBe(true);
  });

  test('without the default language there are no files of the host', async () => {
    rmSync(path.join(fixture.directory, '_redirects'));
    await expect(layOutFixture()).rejects.toThrow('_redirects is missing');
  });
});

describe('compressing', () => {
  const site = () =>
    write(inFolder('site'), {
      'index.html': longText,
      'same.html': longText,
      'short.js': '0',
      'a.png': longText,
      'gone.js.br': 'of a file that is gone',
    });
  const compress = () => compressFolder(inFolder('site'), inFolder('cache'));
  const read = (name: string): Buffer => readFileSync(path.join(folder, 'site', name));

  test('writes both encodings beside texts that get smaller, and nothing else', async () => {
    site();
    const report = await compress();
    expect(await filesBelow(inFolder('site'))).toEqual([
      'a.png',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'same.html',
      'same.html.br',
      'same.html.gz',
      'short.js',
    ]);
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(longText);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(longText);
    expect(report).toMatchObject({ files: 3, size: 2 * longText.length + 1 });
  });

  test('does the work once, and comes to the same bytes and times', async () => {
    site();
    await compress();
    const [bytes, { mtimeMs }] = [read('index.html.br'), statSync(inFolder('site/index.html.br'))];
    writeFileSync(inFolder('site/index.html.br'), 'damaged');
    expect(await compress()).toMatchObject({ fresh: 0 });
    expect(read('index.html.br')).toEqual(bytes);
    rmSync(inFolder('cache'), { recursive: true });
    expect((await compress()).fresh).toBeGreaterThan(0);
    expect(read('index.html.br')).toEqual(bytes);
    expect(statSync(inFolder('site/index.html.br')).mtimeMs).toBe(mtimeMs);
  });

  test('what has changed is compressed again', async () => {
    site();
    await compress();
    writeFileSync(inFolder('site/index.html'), `new ${longText}`);
    expect(await compress()).toMatchObject({ fresh: 1 });
    expect(brotliDecompressSync(read('index.html.br')).toString()).toMatch(/^new/);
  });
});

describe('merging languages', () => {
  const policy = (script: string): string =>
    JSON.stringify({ inline: { scripts: [script], styles: [] }, former: nothingInline });
  const english = {
    '404.html': 'en',
    'index.html': 'en',
    'core/index.html': 'core',
    'assets/js/a.js': 'a',
    _headers: 'of English alone',
    _redirects: '/ /toolpad/',
    '_policy.json': policy("'sha256-en'"),
  };
  const chinese = {
    'zh/404.html': 'zh',
    'zh/index.html': 'zh',
    'zh/_policy.json': policy("'sha256-zh'"),
  };
  const merge = (parts: readonly string[]) =>
    mergeLanguages({
      parts: parts.map(inFolder),
      out: inFolder('build'),
      defaultLanguage: 'en',
      languages: ['en', 'zh'],
    });

  test('puts each language where it belongs, and lets through what all of them hold', async () => {
    write(inFolder('a'), english);
    write(inFolder('b'), chinese);
    await merge(['b', 'a']);
    const names = await filesBelow(inFolder('build'));
    expect(names).toEqual([...Object.keys(english), ...Object.keys(chinese)].sort());
    const headers = readFileSync(inFolder('build/_headers'), 'utf8');
    expect(headers).toContain("'sha256-en' 'sha256-zh'");
    expect(headers).toContain('/toolpad/core/*');
  });

  test.each<[string, readonly string[], string]>([
    ['a language that is missing', ['a'], 'zh  is in none of the folders -> npx docusaurus build'],
    ['a language that is there twice', ['a', 'b', 'c'], 'zh  is in '],
    ['a folder without any', ['a', 'b', 'd'], 'no language was built here'],
    ['a part that is the result', ['a', 'build'], 'is a part of itself'],
  ])('refuses %s, and writes nothing', async (_, parts, message) => {
    write(inFolder('a'), english);
    write(inFolder('b'), chinese);
    write(inFolder('c'), chinese);
    write(inFolder('d'), { 'x.txt': 'x' });
    await expect(merge(parts)).rejects.toThrow(message);
    expect(existsSync(inFolder('build'))).toBe(false);
  });

  test('a build of all languages is a part of which the others are left', async () => {
    write(inFolder('a'), { ...english, ...chinese });
    await merge(['a']);
    expect(await filesBelow(inFolder('build'))).toContain('zh/index.html');
  });
});

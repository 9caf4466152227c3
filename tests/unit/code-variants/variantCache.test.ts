import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CodeVariantError,
  javaScriptVariantCached,
  toJavaScriptCached,
} from '../../../src/code-variants';
import { javaScriptVariant, toJavaScript } from '../../../src/code-variants/toJavaScript';

jest.mock('../../../src/code-variants/toJavaScript', () => {
  const actual = jest.requireActual<typeof import('../../../src/code-variants/toJavaScript')>(
    '../../../src/code-variants/toJavaScript',
  );
  return {
    toJavaScript: jest.fn(actual.toJavaScript),
    javaScriptVariant: jest.fn(actual.javaScriptVariant),
  };
});

const source = 'export const a: number = 1;\n';
const javascript = 'export const a = 1;\n';
const options = { language: 'tsx' } as const;

let directory: string;
const derive = jest.mocked(toJavaScript);

beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'code-variants-')), 'cache');
  derive.mockClear();
});

afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }));

const cached = (sample = source): Promise<string> => toJavaScriptCached(sample, options, directory);

async function onlyEntry(): Promise<string> {
  const [entry, ...others] = await readdir(directory);
  if (entry === undefined || others.length > 0) throw new Error('There is not exactly one entry.');
  return path.join(directory, entry);
}

test('a sample is derived once', async () => {
  expect(await cached()).toBe(javascript);
  expect(await cached()).toBe(javascript);
  expect(derive).toHaveBeenCalledTimes(1);
});

test('another sample, language, width or treatment of blank lines is another entry', async () => {
  await cached();
  await cached(`${source}\n`);
  await toJavaScriptCached(source, { language: 'ts' }, directory);
  await toJavaScriptCached(source, { ...options, printWidth: 40 }, directory);
  await toJavaScriptCached(source, { ...options, blankLines: 'source' }, directory);
  expect(await readdir(directory)).toHaveLength(5);
  expect(derive).toHaveBeenCalledTimes(5);
});

test('whether a sample has types is found out once, for those without too', async () => {
  const variantOf = jest.mocked(javaScriptVariant);
  variantOf.mockClear();
  const untyped = 'export const a=1';
  for (const time of ['first', 'second']) {
    const variants = [source, untyped].map((sample) =>
      javaScriptVariantCached(sample, options, directory),
    );
    expect([time, ...(await Promise.all(variants))]).toEqual([time, javascript, undefined]);
  }
  expect(variantOf).toHaveBeenCalledTimes(2);
  // The same sample, to be formatted, is another entry.
  expect(await cached(untyped)).toBe(javascript);
});

test.each([
  ['is empty', () => ''],
  ['was cut short', (entry: string) => entry.slice(0, -10)],
  ['holds something else', () => '["export const a = 2;"]'],
  ['is null', () => 'null'],
  ['was edited', (entry: string) => entry.replace('a = 1', 'a = 2')],
])('an entry that %s is derived anew and replaced', async (_what, damage) => {
  await cached();
  const entry = await onlyEntry();
  const intact = await readFile(entry, 'utf8');
  await writeFile(entry, damage(intact));
  expect(await cached()).toBe(javascript);
  expect(await readFile(entry, 'utf8')).toBe(intact);
  expect(derive).toHaveBeenCalledTimes(2);
});

test('writers at the same time leave one whole entry and nothing else', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => cached()));
  expect(new Set(results)).toEqual(new Set([javascript]));
  await onlyEntry();
  derive.mockClear();
  expect(await cached()).toBe(javascript);
  expect(derive).not.toHaveBeenCalled();
});

test('without a place for the entries the result is the same', async () => {
  await writeFile(directory, 'a file where the folder would be');
  expect(await cached()).toBe(javascript);
  expect(await cached()).toBe(javascript);
  expect(derive).toHaveBeenCalledTimes(2);
});

test('an entry that cannot be renamed into place leaves nothing behind', async () => {
  await cached();
  const entry = await onlyEntry();
  await rm(entry);
  await mkdir(entry);
  expect(await cached()).toBe(javascript);
  expect(await onlyEntry()).toBe(entry);
});

test('an error is not kept', async () => {
  await expect(cached('const a: = 1;')).rejects.toThrow(CodeVariantError);
  await expect(cached('const a: = 1;')).rejects.toThrow(CodeVariantError);
  expect(derive).toHaveBeenCalledTimes(2);
});

import fs from 'node:fs';
import path from 'node:path';
import { createPageCache } from '@site/src/content/pageCache';
import type { ParsedPage } from '@site/src/content/page/types';
import { frontMatter, withSite } from './fixtureSite';
import { runChecks } from '@site/src/content/runChecks';

const page: ParsedPage = { problems: [] };
const bytes = Buffer.from('text');

function inProject(use: (root: string, file: string) => void): Promise<void> {
  const edit = (): void => {};
  return withSite(edit, async (root) => {
    fs.mkdirSync(path.join(root, 'node_modules'));
    use(root, path.join(root, 'node_modules/.cache/content-checks/pages.v8'));
  });
}

/** Makes a run that parses these texts. */
function run(root: string, ...texts: readonly string[]): void {
  const cache = createPageCache(root);
  texts.forEach((text) => cache.set(Buffer.from(text), page));
  cache.save();
}

test('a page is known by its bytes, in this run and in the next', () =>
  inProject((root) => {
    const cache = createPageCache(root);
    expect(cache.get(bytes)).toBeUndefined();
    cache.set(bytes, page);
    expect(cache.get(bytes)).toEqual(page);
    cache.save();
    expect(createPageCache(root).get(bytes)).toEqual(page);
    expect(createPageCache(root).get(Buffer.from('texts'))).toBeUndefined();
  }));

test('what a run did not use is dropped', () =>
  inProject((root) => {
    run(root, 'text', 'other');
    const second = createPageCache(root);
    second.get(bytes);
    second.save();
    expect(createPageCache(root).get(bytes)).toEqual(page);
    expect(createPageCache(root).get(Buffer.from('other'))).toBeUndefined();
  }));

test('a run that changes nothing writes nothing', () =>
  inProject((root, file) => {
    run(root, 'text');
    fs.utimesSync(file, 1, 1);
    const second = createPageCache(root);
    second.get(bytes);
    second.save();
    expect(fs.statSync(file).mtimeMs).toBe(1000);
  }));

test('another lockfile empties the cache', () =>
  inProject((root) => {
    run(root, 'text');
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
    expect(createPageCache(root).get(bytes)).toBeUndefined();
  }));

test('a damaged cache is no cache, and one that can not be written is no error', () =>
  inProject((root, file) => {
    run(root, 'text');
    fs.truncateSync(file, 20);
    expect(createPageCache(root).get(bytes)).toBeUndefined();
    fs.rmSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(path.dirname(file), 'a file in the place of the folder');
    expect(() => run(root, 'text')).not.toThrow();
  }));

test('a folder without packages gets no cache', () =>
  withSite(
    () => {},
    async (root) => {
      run(root, 'text');
      expect(fs.existsSync(path.join(root, 'node_modules'))).toBe(false);
    },
  ));

test('the checks find the same with and without the cache, dates in front matter included', () =>
  withSite(frontMatter('title: Overview', 'title: 2024-01-01'), async (root) => {
    fs.mkdirSync(path.join(root, 'node_modules'));
    const { problems } = await runChecks(root);
    expect(problems.map(({ code }) => code)).toEqual(['content/front-matter-type']);
    expect((await runChecks(root)).problems).toEqual(problems);
  }));

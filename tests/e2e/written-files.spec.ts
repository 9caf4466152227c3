import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writtenFile, writtenFiles } from '../../src/hosting/writtenFiles';
import { translationLanguages } from '../../src/translations/languages';
import { buildFolder } from './support/build';

const staticFolder = path.resolve(__dirname, '../../static');

/** Paths below the folder of the first language; those of others' folders are left out. */
function files(): string[] {
  return readdirSync(buildFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !translationLanguages.includes(file.split('/')[0] ?? ''));
}

test('all that a build writes beside pages is known to the checks', () => {
  const built = files();
  const pages = new Set(
    built
      .filter((file) => file.endsWith('index.html'))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`),
  );
  const others = built.filter((file) => !file.endsWith('/index.html') && file !== 'index.html');
  const unknown = others.filter(
    (file) =>
      !writtenFile(file, { isRoot: true, isPage: (pathname) => pages.has(pathname) }) &&
      !existsSync(path.join(staticFolder, file)),
  );
  expect(unknown).toEqual([]);
});

test('a build writes all that the checks keep addresses free for', () => {
  const missing = ['', ...translationLanguages].flatMap((language) =>
    Object.keys(writtenFiles({ isRoot: language === '' }))
      .map((file) => path.join(language, file))
      .filter((file) => !existsSync(path.join(buildFolder, file))),
  );
  expect(missing).toEqual([]);
});

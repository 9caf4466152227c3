import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../../../../src/hosting/policy/contentHash';
import { addIntegrity, fileIntegrity } from '../../../../src/hosting/policy/integrity';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'integrity-'));
  mkdirSync(path.join(directory, 'assets/js'), { recursive: true });
  writeFileSync(path.join(directory, 'assets/js/main.0a1b2c3d.js'), 'main');
  mkdirSync(path.join(directory, 'assets/css'));
  writeFileSync(path.join(directory, 'assets/css/styles.0a1b2c3d.css'), 'styles');
});
afterAll(() => rmSync(directory, { recursive: true }));

const add = (html: string) => addIntegrity(html, fileIntegrity(directory, '/toolpad/zh/'));
const main = '/toolpad/zh/assets/js/main.0a1b2c3d.js';
const styles = '/toolpad/zh/assets/css/styles.0a1b2c3d.css';
const integrity = `integrity="${contentHash('main')}"`;

test.each([
  [`<script src=${main} defer></script>`, `<script src=${main} defer ${integrity}></script>`],
  [
    `<link rel=preload href=${main} as=script fetchpriority=low>`,
    `<link rel=preload href=${main} as=script fetchpriority=low ${integrity}>`,
  ],
  [
    `<link rel="stylesheet" href="${styles}">`,
    `<link rel="stylesheet" href="${styles}" integrity="${contentHash('styles')}">`,
  ],
  [`<script src="${main}"></script>`, `<script src="${main}" ${integrity}></script>`],
  [
    `<p><script type="module" crossorigin src="${main}"></script><p>`,
    `<p><script type="module" crossorigin src="${main}" ${integrity}></script><p>`,
  ],
])('%s', async (before, after) => {
  expect(await add(before)).toBe(after);
  expect(await add(after)).toBe(after);
});

test.each([
  '<script src=/toolpad/zh/sw.js></script>',
  '<script src=https://stats.test/assets/js/main.0a1b2c3d.js></script>',
  '<script>a("<script src=x>")</script>',
  `<a href=${main}>main</a>`,
  `<link rel="preload" as="style" href="${styles}">`,
  '<link rel="stylesheet" href="/toolpad/zh/print.css">',
  // Of the frame of a demo, whose modules come from each other.
  `<link rel="modulepreload" crossorigin href="${main}">`,
])('leaves %s alone', async (html) => {
  expect(await add(html)).toBe(html);
});

import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { basePath } from '../../../src/site';
import { readBuilt, sitemapPaths } from '../support/build';
import { pageKinds } from './support/pageKinds';
import { test } from '../support/sharedContext';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Every page in English, and each kind of page in another language or without a place in the sitemap. */
const pages = new Set([
  ...sitemapPaths(),
  ...pageKinds.map(({ path }) => path).filter((path) => !path.includes('instalation')),
  ...['specimens/demos/', 'specimens/code-blocks/', 'specimens/studio-components/'].map(
    (path) => basePath + path,
  ),
]);

const files = [...pages].map((path) => `${path.slice(basePath.length)}index.html`);

/** What is wrong with a page: rule, what, and where. */
async function faultsOf(file: string): Promise<string[]> {
  // The build leaves out what a parser adds: closing tags and quotes. What is nested in what stays.
  const page = load(readBuilt(file));
  // A document of its own, with ids of its own, which the validator takes for a part of this one.
  page('template').remove();
  const report = await validator.validateString(page.html(), file);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${file}  ${ruleId}  ${message}  ${selector}`);
}

test('pages are valid HTML', async () => {
  test.setTimeout(180_000);
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const file of [...files, '404.html', 'ar/404.html']) faults.push(...(await faultsOf(file)));
  expect(faults).toEqual([]);
});

test('the validator finds what is wrong', async () => {
  const report = await validator.validateString('<main><p id="a">x</p><p id="a">y</p></main>');
  expect(report.results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId)).toContain(
    'no-dup-id',
  );
});

import { expect } from '@playwright/test';
import { basePath } from '../../src/site';
import { allBuiltFiles, isClientRedirect, readBuilt } from './support/build';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

/** Of those for screens. */
const sheetLink = /<link rel="?stylesheet"? href="?([^">\s]+)"?(?=[\s>])(?! media=)/g;
const classAttribute = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const classSelector = /\.(-?[A-Za-z_][\w-]*)/g;

function classesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(classAttribute)].map(([, quoted, bare]) => quoted ?? bare);
  return new Set(attributes.flatMap((names = '') => names.split(/\s+/)));
}

// Styles of what opens later come with its script. What is there before any script has run must not
// be among it, or it would be seen without them.
test('all that pages show before their scripts run has its styles', () => {
  const onScreen = allBuiltFiles('.css').filter((file) => !file.includes('/print.'));
  const styled = new Map(
    onScreen.map((file) => {
      const classes = [...readBuilt(file).matchAll(classSelector)].map(([, name = '']) => name);
      return [`${basePath}${file}`, new Set(classes)];
    }),
  );
  const anywhere = new Set([...styled.values()].flatMap((classes) => [...classes]));
  const pages = allBuiltFiles('.html').map((file) => ({ file, html: readBuilt(file) }));
  const ours = pages.filter(({ html }) => html.match(sheetLink) && !isClientRedirect(html));
  expect(ours.length).toBeGreaterThan(100);
  const unstyled = ours.flatMap(({ file, html }) => {
    const sheets = [...html.matchAll(sheetLink)].map(([, href = '']) => styled.get(href));
    const missing = [...classesOf(html)].filter(
      (name) => anywhere.has(name) && !sheets.some((sheet) => sheet?.has(name)),
    );
    return missing.map((name) => `${file}  ${name}`);
  });
  expect(unstyled).toEqual([]);
});

test('the home page leaves the styles of documentation to its pages, which get them by a click as well', async ({
  page,
}) => {
  const sheetsOf = (file: string): string[] =>
    [...readBuilt(file).matchAll(sheetLink)].map(([, href = '']) => href);
  const docs = sheetsOf('core/components/account/index.html').filter(
    (href) => !sheetsOf('index.html').includes(href),
  );
  expect(docs.length).toBeGreaterThan(0);

  const loaded = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    );
  const look = (): Promise<string[]> =>
    page
      .locator('.theme-doc-markdown')
      .locator('h1, h2, p, table, pre, .theme-admonition')
      // Code in the other language is there or not, by the way that one has come.
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { font, color, margin, padding, maxInlineSize } = getComputedStyle(element);
          return [element.tagName, font, color, margin, padding, maxInlineSize].join(' ');
        }),
      );
  await page.goto(`${basePath}core/components/account/`);
  const opened = await look();
  expect(opened.length).toBeGreaterThan(5);

  await openPage(page, basePath);
  expect((await loaded()).filter((href) => docs.includes(href))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Toolpad Core' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const openedAt = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(new URL(openedAt ?? '').pathname).toBe(basePath);
  expect(await loaded()).toEqual(expect.arrayContaining(docs));
  await expect.poll(look).toEqual(opened);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { leanInfima } from '@site/src/plugins/page-weight/leanInfima';

const infima = '/site/node_modules/infima/dist/css/default/default.css';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'lean-infima-'));
  mkdirSync(path.join(site, 'src/components'), { recursive: true });
});

afterEach(() => rmSync(site, { recursive: true }));

function writeComponent(text: string): void {
  writeFileSync(path.join(site, 'src/components/Part.tsx'), text);
}

async function lean(css: string, from = infima): Promise<string> {
  return (await postcss([leanInfima(site)]).process(css, { from })).css;
}

test('classes that nothing names are left out', async () => {
  const css = await lean('.menu {top: 0} .pills, .navbar {left: 0} .pills__item {right: 0}');
  expect(css.replace(/\s/g, '')).toBe('.menu{top:0}.navbar{left:0}');
});

test('a class of a component of the site is kept', async () => {
  const css = '.pills { top: 0 }';
  expect(await lean(css)).toBe('');
  writeComponent('export const list = <ul className="pills" />;');
  expect(await lean(css)).toBe(css);
});

test('what Markdown comes to is kept, and what the document says of itself', async () => {
  const css =
    'kbd { top: 0 } [data-theme="dark"] table { top: 0 } details[open] > summary { top: 0 }';
  expect(await lean(css)).toBe(css);
});

test('a rule stays that holds without a class which nothing names', async () => {
  const css = '.button:not(.button--never-named):hover { top: 0 }';
  expect(await lean(css)).toBe(css);
});

test('properties go that nobody reads, and those that only they have read', async () => {
  writeComponent("export const height = style.getPropertyValue('--ifm-read-by-script');");
  const css = await lean(`:root {
    --ifm-base: 1px;
    --ifm-between: var(--ifm-base);
    --ifm-unread: var(--ifm-between);
    --ifm-read: 2px;
    --ifm-read-by-script: 3px;
  }
  .menu { top: var(--ifm-read) }`);
  expect(css).not.toMatch(/base|between|unread/);
  expect(css).toContain('--ifm-read: 2px');
  expect(css).toContain('--ifm-read-by-script: 3px');
});

test('properties that styles of the site read are kept', async () => {
  writeFileSync(path.join(site, 'src/components/styles.module.css'), 'a { top: var(--ifm-far) }');
  expect(await lean(':root { --ifm-far: 1px }')).toContain('--ifm-far');
});

test('style sheets of others stay what they are', async () => {
  const css = '.pills { --ifm-unread: 1px }';
  expect(await lean(css, '/site/src/css/page.css')).toBe(css);
});

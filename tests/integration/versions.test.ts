import fs from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from './support/siteCopy';

let site: SiteCopy;

beforeAll(() => {
  site = copySite();
});

afterAll(() => site.remove());

/** What `CONTRIBUTING.md` says, "Archive a release", until the site is built. */
test('a release that is cut is archived, and the site builds', async () => {
  const { folder, run, read, write, page } = site;
  const wrong = await run('version:cut', 'core', '0.14.0');
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('-- core 0.13.0') });

  const cut = await run('version:cut', 'core', '0.13.0');
  expect(cut).toMatchObject({ code: 0 });
  expect(JSON.parse(read('core_versions.json'))).toEqual(['0.13.0', '0.12.1']);
  expect(read('core_versioned_sidebars/version-0.13.0-sidebars.json')).not.toContain('newFeature');
  const crud = read('core_versioned_docs/version-0.13.0/components/crud.mdx');
  expect(crud).toContain('<ArchivedDemo id="CrudBasic"');
  expect(crud).not.toContain('<Demo');

  const products = read('src/products.ts');
  const before = "{ text: '0.13.0', current: true },\n      { text: '0.12.1'";
  const after =
    "{ text: '0.14.0', current: true },\n" +
    "      { text: '0.13.0', href: '/core/0.13.0/introduction/overview/' },\n      { text: '0.12.1'";
  expect(products).toContain(before);
  const unlisted = await run('check');
  expect(unlisted.output).toContain('error content/release-current');
  expect(unlisted.output).toContain(
    "{ text: '0.13.0', href: '/core/0.13.0/introduction/overview/' }",
  );
  write('src/products.ts', products.replace(before, after));

  const build = await run('build', '--locale', 'en', '--no-minify');
  expect({ code: build.code, output: build.code === 0 ? '' : build.output }).toEqual({
    code: 0,
    output: '',
  });

  const archived = page('core/0.13.0/components/crud/');
  expect(archived('aside[aria-label="Archived release"]').text()).toContain('Toolpad Core 0.13.0');
  expect(archived('aside[aria-label="Archived release"] a').attr('href')).toBe(
    '/toolpad/core/components/crud/',
  );
  expect(archived('meta[name="robots"]').attr('content')).toContain('noindex');
  expect(archived('.navbar button').text()).toContain('v0.13.0');
  expect(page('core/components/crud/')('.navbar button').text()).toContain('v0.14.0');
  // The reference of each release is its own.
  expect(page('core/0.13.0/api/crud/')('h1').text()).toBe('Crud API');
  expect(fs.existsSync(path.join(folder, 'build/core/0.12.1/api/crud'))).toBe(false);
  const links = archived('main a[href^="/toolpad/core/"]')
    .map((_, link) => archived(link).attr('href') ?? '')
    .get();
  const outside = links.filter((href) => !href.startsWith('/toolpad/core/0.13.0/'));
  expect(links.length).toBeGreaterThan(20);
  expect(
    outside.filter((href) => !/^\/toolpad\/core\/(?:components\/crud\/.*)?$/.test(href)),
  ).toEqual([]);
});

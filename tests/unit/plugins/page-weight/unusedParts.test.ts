import { existsSync } from 'node:fs';
import path from 'node:path';
import { unusedParts } from '@site/src/plugins/page-weight/unusedParts';

const lean = { baseUrlIssueBanner: false, themeConfig: {} };

test('what is turned off is left out', () => {
  expect(unusedParts(lean)).toEqual(
    expect.arrayContaining([
      './BaseUrlIssueBanner',
      '@theme/AnnouncementBar',
      '@theme/DocSidebar/Desktop/CollapseButton',
      '@theme/NavbarItem/DropdownNavbarItem',
    ]),
  );
});

test('what is turned on is kept', () => {
  const themeConfig = {
    announcementBar: { id: 'news' },
    docs: { sidebar: { hideable: true } },
    navbar: {
      items: [
        { type: 'localeDropdown' },
        { label: 'More', items: [{ type: 'doc' }, { type: 'html' }] },
        { type: 'docSidebar' },
        { type: 'docsVersion' },
        { type: 'docsVersionDropdown' },
      ],
    },
  };
  expect(unusedParts({ baseUrlIssueBanner: true, themeConfig })).toEqual([]);
});

test('a menu of releases keeps the dropdown that it is', () => {
  const themeConfig = { navbar: { items: [{ type: 'docsVersionDropdown' }] } };
  const unused = unusedParts({ ...lean, themeConfig });
  expect(unused).not.toContain('@theme/NavbarItem/DropdownNavbarItem');
  expect(unused).toContain('@theme/NavbarItem/LocaleDropdownNavbarItem');
});

test.each(unusedParts(lean))('Docusaurus has %s', (request) => {
  const root = path.resolve(__dirname, '../../../../node_modules/@docusaurus');
  const file = request
    .replace(/^@theme\//, 'theme-classic/lib/theme/')
    .replace(/^\.\//, 'core/lib/client/');
  const base = path.join(root, file);
  expect(existsSync(`${base}.js`) || existsSync(path.join(base, 'index.js'))).toBe(true);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFiles } from '@site/src/content/files';
import { navigationStrings } from '@site/src/translations/strings/navigationStrings';
import { referenceStrings, themeStrings } from '@site/src/translations/strings/packageStrings';
import { themeConfigStrings } from '@site/src/translations/strings/themeConfigStrings';

/** Strings of the navbar and footer of a project with these modules. */
function configStrings(modules: Readonly<Record<string, string>>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-data-'));
  try {
    fs.mkdirSync(path.join(root, 'src/theme-data'), { recursive: true });
    for (const [name, text] of Object.entries(modules)) {
      fs.writeFileSync(path.join(root, 'src/theme-data', name), text);
    }
    const strings = themeConfigStrings(createFiles(root));
    return Object.fromEntries([...strings].map(([file, own]) => [file, Object.fromEntries(own)]));
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

test('strings of the navbar have the ids that Docusaurus looks for', () => {
  const navbar = `export const navbar = {
    title: 'Site', items: [{ label: 'Guide', to: '/a' }, { type: 'search' }],
  };`;
  const source = 'src/theme-data/navbar.ts';
  expect(configStrings({ 'navbar.ts': navbar })).toEqual({
    'docusaurus-theme-classic/navbar.json': {
      title: { message: 'Site', description: 'The title in the navbar', source },
      'item.label.Guide': {
        message: 'Guide',
        description: 'Navbar item with label Guide',
        source,
      },
    },
  });
});

test('strings of the footer have the ids that Docusaurus looks for', () => {
  const footer = `export const footerLinks = [
    { title: 'Learn', items: [{ label: 'Start', to: '/start' }, { html: '<hr>' }] },
    { title: null, items: [{ label: 'Host', href: 'https://host.test' }] },
  ];`;
  const source = 'src/theme-data/footerLinks.ts';
  const link = (label: string, target: string) => ({
    message: label,
    description: `The label of footer link with label=${label} linking to ${target}`,
    source,
  });
  expect(configStrings({ 'footerLinks.ts': footer })).toEqual({
    'docusaurus-theme-classic/footer.json': {
      'link.title.Learn': {
        message: 'Learn',
        description: 'The title of the footer links column with title=Learn in the footer',
        source,
      },
      'link.item.label.Start': link('Start', '/start'),
      'link.item.label.Host': link('Host', 'https://host.test'),
    },
  });
});

test('a project without strings in its theme has no files for them', () => {
  expect(configStrings({})).toEqual({});
  expect(configStrings({ 'navbar.ts': 'export const navbar = { items: [] };' })).toEqual({});
});

describe('strings of a sidebar', () => {
  const strings = navigationStrings(
    'core',
    [
      {
        pathname: '/core/a',
        title: 'A',
        children: [
          { pathname: '/core/a/one' },
          { pathname: '/core/a/b', subheader: 'B', children: [{ pathname: '/core/a/two' }] },
          { pathname: '/core/a/three', title: 'Third' },
        ],
      },
    ],
    '1.0',
  );

  test('begin with the release, then have groups, then pages, in reading order', () => {
    expect([...strings.keys()]).toEqual([
      'version.label',
      ...['sidebar.core.category./core/a', 'sidebar.core.category./core/a/b'],
      ...['sidebar.core.doc./core/a/one', 'sidebar.core.doc./core/a/two'],
      'sidebar.core.doc./core/a/three',
    ]);
  });

  test('say what they are', () => {
    const source = 'src/navigation/core.ts';
    expect(strings.get('version.label')).toEqual({
      message: '1.0',
      description: 'The label for version current',
      source: 'src/products.ts',
    });
    expect(strings.get('sidebar.core.category./core/a/b')).toEqual({
      message: 'B',
      description: "The label for category 'B' in sidebar 'core'",
      source,
    });
    expect(strings.get('sidebar.core.doc./core/a/three')).toEqual({
      message: 'Third',
      description:
        "The label for the doc item 'Third' in sidebar 'core', linking to the doc a/three",
      source,
    });
  });
});

test('strings of the theme have their descriptions, which are none themselves', () => {
  const strings = themeStrings();
  expect(strings.get('theme.common.skipToMainContent')).toEqual({
    message: 'Skip to main content',
    description: expect.stringContaining('skip to content'),
    source: '@docusaurus/theme-classic',
  });
  expect([...strings.keys()].filter((id) => id.includes('DESCRIPTION'))).toEqual([]);
});

test('headings of the reference are strings of their own', () => {
  const strings = [...referenceStrings()];
  expect(strings.map(([, { message }]) => message)).toContain('Props');
  for (const [id, { source }] of strings) {
    expect([id, source]).toEqual([expect.stringMatching(/\w/), 'src/api-reference/headings.ts']);
  }
});

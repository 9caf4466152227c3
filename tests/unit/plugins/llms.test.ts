import type { NavigationPage } from '@site/src/navigation/types';
import { productIndex, productText, siteIndex } from '@site/src/plugins/machine-pages/llms';

const site = { outDir: '', siteUrl: 'https://docs.test', baseUrl: '/toolpad/' };

const page = (name: string) => ({
  pathname: `/core/${name}`,
  title: `The ${name}`,
  description: `About ${name}.`,
  markdown: `# The ${name}\n\nText.\n\n`,
});

const tree: readonly NavigationPage[] = [
  {
    pathname: '/core/first-steps',
    children: [
      { pathname: '/core/a' },
      { pathname: '/core/not-written' },
      { pathname: '/core/more', subheader: 'More', children: [{ pathname: '/core/b' }] },
    ],
  },
  { pathname: '/core/c' },
  { pathname: '/core/last', title: 'Last things', children: [{ pathname: '/core/d' }] },
];

const pages = new Map(['a', 'b', 'c', 'd'].map((name) => [`/core/${name}`, page(name)]));

test('the index of a product lists the pages of each group, in reading order', () => {
  const [title, summary, facts, whole, ...sections] = productIndex('core', tree, pages, site).split(
    '\n\n',
  );
  expect(title).toMatch(/^# Toolpad Core \d/);
  expect(summary).toMatch(/^> .+\. Documentation of release \d.*\.$/);
  expect(facts?.split('\n').every((line) => line.startsWith('- '))).toBe(true);
  expect(whole).toBe('Everything in one file: https://docs.test/toolpad/core/llms-full.txt');
  expect(sections).toEqual([
    '## First steps',
    '- [The a](https://docs.test/toolpad/core/a.md): About a.\n- [The b](https://docs.test/toolpad/core/b.md): About b.',
    '## Last things',
    '- [The d](https://docs.test/toolpad/core/d.md): About d.\n',
  ]);
});

test('the text of a product has its pages one after another, with their addresses', () => {
  const text = productText('core', [page('a'), page('b')], site);
  expect(text).toMatch(/^# Toolpad Core /);
  expect(text.slice(text.indexOf('<!--'))).toBe(
    '<!-- https://docs.test/toolpad/core/a.md -->\n\n# The a\n\nText.\n\n<!-- https://docs.test/toolpad/core/b.md -->\n\n# The b\n\nText.\n',
  );
});

test('the index of the site names the files of both products', () => {
  const text = siteIndex(site);
  expect(text).toMatch(
    /^# .+\n\n> Toolpad Core \S+ and Toolpad Studio \S+\.\n\nEvery page has a twin/,
  );
  for (const product of ['core', 'studio']) {
    expect(text).toContain(`- [Index](https://docs.test/toolpad/${product}/llms.txt): `);
    expect(text).toContain(
      `- [Everything in one file](https://docs.test/toolpad/${product}/llms-full.txt)\n`,
    );
  }
});

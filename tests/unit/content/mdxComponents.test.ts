import fs from 'node:fs';
import path from 'node:path';
import {
  docusaurusComponents,
  generatedComponents,
  registeredComponents,
} from '@site/src/content/mdxComponents';

const root = path.resolve(__dirname, '../../..');

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

test('the checks know every component that the theme registers for pages', () => {
  const [, names = ''] =
    /\{\s+\.\.\.MDXComponents,([^}]*)\}/.exec(read('src/theme/MDXComponents/index.tsx')) ?? [];
  const registered = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  expect(registered.length).toBeGreaterThan(0);
  const known: readonly string[] = [...registeredComponents, ...generatedComponents];
  expect(registered.filter((name) => !known.includes(name))).toEqual([]);
});

test('the checks know the components of Docusaurus', () => {
  const source = read('node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
  const [, members = ''] = /const MDXComponents = \{([^]*?)\n\};/.exec(source) ?? [];
  const names = [...members.matchAll(/^ {2}([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
  expect(names.sort()).toEqual([...docusaurusComponents]);
});

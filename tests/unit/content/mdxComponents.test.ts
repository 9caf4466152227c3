import fs from 'node:fs';
import path from 'node:path';
import {
  authorComponents,
  docusaurusComponents,
  generatedComponents,
  registeredComponents,
  type ComponentSource,
} from '@site/src/content/mdxComponents';

const root = path.resolve(__dirname, '../../..');

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

test('the theme registers what src/content says, and nothing else', () => {
  const [, names = ''] =
    /\{\s*\.\.\.MDXComponents,([^}]*)\}/.exec(read('src/theme/MDXComponents/index.tsx')) ?? [];
  const registered = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  expect(registered).toEqual([...registeredComponents]);
});

const components: readonly (readonly [string, ComponentSource])[] = Object.entries({
  ...authorComponents,
  ...generatedComponents,
});

test.each(components)('%s is exported where pages import it from', (name, source) => {
  const { module, isDefault } = source;
  const file = module
    .replace(/^@site\/(.*)$/, '$1/index.tsx')
    .replace(/^@theme\/(.*)$/, 'node_modules/@docusaurus/theme-classic/lib/theme/$1/index.js');
  const declaration = isDefault ? `export default function ${name}(` : `export function ${name}(`;
  expect(read(file)).toContain(declaration);
});

test('the checks know the components of Docusaurus', () => {
  const source = read('node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
  const [, members = ''] = /const MDXComponents = \{([^]*?)\n\};/.exec(source) ?? [];
  const names = [...members.matchAll(/^ {2}([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
  expect(names.sort()).toEqual([...docusaurusComponents]);
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from '../../integration/support/siteCopy';

/** What the site is about: pages, translations, archives, demos, pictures, and generated reference. */
const content = [
  'docs-core',
  'docs-studio',
  'core_versioned_docs',
  'core_versioned_sidebars',
  'i18n/ar',
  'i18n/pt',
  'i18n/zh',
  'src/api-reference/package.json',
  'src/demos/core',
  'src/pages/specimens',
  'static/schemas',
  'static/screenshots',
];

/**
 * A page that says little and links to nothing, in the place of one that does. Written as a component
 * like that one, for it is no text that programs want as Markdown either.
 */
const placeholder = (title: string): string => `import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Placeholder(): ReactNode {
  return (
    <Layout
      title="${title}"
      description="Stands in the place of a page that leads to others of the site."
    >
      <main>
        <h1>${title}</h1>
      </main>
    </Layout>
  );
}
`;

/** Tables that name pages, without rows. Each has the type that its readers expect. */
const emptyTables: Readonly<Record<string, string>> = {
  'src/hosting/redirects.ts':
    'export interface RedirectRule { readonly from: string; readonly to: string }\n' +
    'export const redirectRules: readonly RedirectRule[] = [];\n',
  'src/remark/api-links/linkableNames.ts':
    'export interface LinkTarget { readonly pathname: string; readonly address: string }\n' +
    'export const linkableNames = (..._: string[]): Promise<ReadonlyMap<string, LinkTarget>> =>\n' +
    '  Promise.resolve(new Map());\n',
  'core_versions.json': '[]\n',
};

/** A part of a file that is replaced. */
interface Change {
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

const changes: readonly Change[] = [
  // The packages that the reference is made from: without them the project has none.
  { file: 'package.json', from: /^ *"src\/api-reference",\n/m, to: '' },
  // Archived releases.
  {
    file: 'src/products.ts',
    from: /^ *\{ text: '[^']*', href: '[^']*' \},\n/gm,
    to: '',
  },
  {
    file: 'src/releases.ts',
    from: /(export const releases: readonly Release\[\] = \[)[^\]]*(\];)/,
    to: '$1$2',
  },
];

function apply(copy: SiteCopy, { file, from, to }: Change): void {
  const before = copy.read(file);
  const after = before.replace(from, to);
  if (after === before)
    throw new Error(`${file}  has changed -> correct tests/bench/peers/emptySite.ts`);
  copy.write(file, after);
}

/**
 * Takes everything out of a copy of the site that is content, and leaves what makes pages of content:
 * configuration, plugins, transforms, theme.
 *
 * @throws if a file is no longer as this function expects it.
 */
export function emptySite(copy: SiteCopy): void {
  const remove = (name: string): void =>
    rmSync(path.join(copy.folder, name), { recursive: true, force: true });
  content.forEach(remove);
  for (const [file, text] of Object.entries(emptyTables)) copy.write(file, text);
  changes.forEach((change) => apply(copy, change));
  for (const [folder, title] of Object.entries({
    '': 'Home',
    'core/': 'Core',
    'studio/': 'Studio',
  })) {
    copy.write(`src/pages/${folder}index.tsx`, placeholder(title));
  }
}

import path from 'node:path';
import { copySite, type SiteCopy } from '../../integration/support/siteCopy';
import { basePath } from '../../../src/site';
import type { NavigationPage } from '../../../src/navigation/types';
import { fileLink, type Dialect } from '../corpus/toMarkdown';
import type { Corpus } from '../corpus/types';
import { writeCorpus, writeFile } from '../corpus/writeCorpus';
import { emptySite } from './emptySite';
import { locatePages } from './pages';
import { plainDialect } from './plainDialect';
import type { Peer, Project } from './types';

const dialect: Dialect = {
  ...plainDialect,
  frontMatter: (page) => [...plainDialect.frontMatter(page), 'pageType: concept'],
  link: (from, to, anchor) => fileLink(from, to, 'mdx') + (anchor ? `#${anchor}` : ''),
  headingId: (anchor) => ` {/* #${anchor} */}`,
};

/** The corpus is one product, and the site has two: the other one gets this page. */
const otherPage = `---
title: Another product
description: The one page of the product that the pages of the corpus are not about.
pageType: overview
---

The corpus is the documentation of one product. This site has two, and none may be empty.
`;

function navigationOf({ parts }: Corpus): readonly NavigationPage[] {
  return parts.map((part) => ({
    pathname: `/core/${part.slug}`,
    title: part.title,
    children: part.sections.map(({ slug, title, pages }) => ({
      pathname: `/core/${slug}`,
      title,
      children: pages.map((page) => ({
        pathname: `/core/${slug}/${page.id.page}`,
        title: page.title,
      })),
    })),
  }));
}

const otherNavigation: readonly NavigationPage[] = [
  {
    pathname: '/studio/getting-started',
    title: 'Getting started',
    children: [{ pathname: '/studio/getting-started/overview', title: 'Another product' }],
  },
];

function writeNavigation(copy: SiteCopy, product: string, tree: readonly NavigationPage[]): void {
  const text = `import type { NavigationPage } from './types';

export const ${product}Navigation: readonly NavigationPage[] = ${JSON.stringify(tree, null, 2)};
`;
  copy.write(`src/navigation/${product}.ts`, text);
}

function createProject(corpus: Corpus, work: string): Project {
  const copy = copySite({ isWhole: true, parent: work });
  emptySite(copy);
  writeCorpus(copy.folder, corpus, dialect, {
    pages: 'docs-core',
    images: 'static/img',
    extension: 'mdx',
  });
  writeFile(copy.folder, 'docs-studio/getting-started/overview.mdx', otherPage);
  writeNavigation(copy, 'core', navigationOf(corpus));
  writeNavigation(copy, 'studio', otherNavigation);
  const docusaurus = 'src/cli/docusaurus.mjs';
  return {
    folder: copy.folder,
    build: ['npm', 'run', '--silent', 'build', '--', '--locale', 'en'],
    dev: (port) => [process.execPath, docusaurus, 'start', '--no-open', '--port', String(port)],
    env: {},
    output: 'build',
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
    basePath,
    ...locatePages(corpus, {
      sources: path.join(copy.folder, 'docs-core'),
      extension: 'mdx',
      address: ({ section, page }) => `${basePath}core/${section}/${page}/`,
    }),
  };
}

/** This project: its configuration, plugins, transforms and theme, with the corpus as its content. */
export const ours: Peer = {
  name: 'ours',
  title: 'ours',
  isReady: "document.documentElement.dataset.hasHydrated === 'true'",
  sidebarLinks: '.theme-doc-sidebar-menu a',
  // Its packages are the project's own.
  install() {},
  createProject,
};

import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../support/installPackages';
import type { Corpus } from '../corpus/types';
import { writeCorpus, writeFile } from '../corpus/writeCorpus';
import { linkPackages } from './linkPackages';
import { findNode22 } from './node22';
import { locatePages } from './pages';
import { plainDialect } from './plainDialect';
import type { Peer, Project } from './types';

const version = '2.0.0-alpha.21';

const packages = {
  dependencies: { vitepress: version },
  // It asks for the newest of these, which some registries have only a part of.
  overrides: {
    '@docsearch/css': '4.7.0',
    '@docsearch/js': '4.7.0',
    '@docsearch/sidepanel-js': '4.7.0',
  },
};

const dialect = { ...plainDialect, writesTitle: true };

const configuration = (corpus: Corpus): string => {
  const sidebar = corpus.parts.map((part) => ({
    text: part.title,
    collapsed: true,
    items: part.sections.map(({ slug, title, pages }) => ({
      text: title,
      collapsed: true,
      items: pages.map(({ id, title: text }) => ({ text, link: `/${slug}/${id.page}` })),
    })),
  }));
  const settings = {
    title: 'Corpus',
    description: 'Pages about nothing',
    cleanUrls: true,
    head: [['link', { rel: 'icon', href: '/img/diagram-0.svg' }]],
    themeConfig: { search: { provider: 'local' }, outline: [2, 3], sidebar },
    // The packages are linked from elsewhere.
    vite: { server: { fs: { strict: false } } },
  };
  return `export default ${JSON.stringify(settings, null, 2)};\n`;
};

const modulesIn = (cache: string): string =>
  installPackages(path.join(cache, 'vitepress'), packages);

function createProject(corpus: Corpus, work: string, cache: string): Project {
  const folder = mkdtempSync(path.join(work, 'vitepress-'));
  linkPackages(modulesIn(cache), folder);
  writeFile(folder, 'package.json', '{ "private": true, "type": "module" }\n');
  writeFile(folder, '.vitepress/config.js', configuration(corpus));
  writeCorpus(folder, corpus, dialect, { pages: '.', images: 'public/img', extension: 'md' });
  const located = locatePages(corpus, {
    sources: folder,
    extension: 'md',
    address: ({ section, page }) => `/${section}/${page}`,
  });
  writeFile(folder, 'index.md', `# Home\n\n[The pages](${located.pages[0]}).\n`);
  const node = findNode22(cache);
  const program = 'node_modules/vitepress/bin/vitepress.js';
  return {
    folder,
    build: [node, program, 'build'],
    dev: (port) => [node, program, 'dev', '--port', String(port), '--strictPort'],
    env: {},
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
    basePath: '/',
    ...located,
  };
}

/** VitePress 2, with its own theme and search. */
export const vitepress: Peer = {
  name: 'vitepress',
  title: `VitePress ${version}`,
  isReady: "document.querySelector('#app')?.__vue_app__ !== undefined",
  sidebarLinks: '.VPSidebar a.link',
  install(cache) {
    modulesIn(cache);
    findNode22(cache);
  },
  createProject,
};

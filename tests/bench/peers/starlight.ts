import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../support/installPackages';
import type { Dialect } from '../corpus/toMarkdown';
import type { Corpus } from '../corpus/types';
import { writeCorpus, writeFile } from '../corpus/writeCorpus';
import { linkPackages } from './linkPackages';
import { findNode22 } from './node22';
import { locatePages } from './pages';
import { plainDialect } from './plainDialect';
import type { Peer, Project } from './types';

const version = '0.42.4';

const packages = { dependencies: { astro: '7.3.5', '@astrojs/starlight': version } };

const dialect: Dialect = {
  ...plainDialect,
  // It leads to pages by their address alone.
  link: (_, { section, page }, anchor) => `/${section}/${page}/${anchor ? `#${anchor}` : ''}`,
};

const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

function configuration({ parts }: Corpus): string {
  const sidebar = parts.map((part) => ({
    label: part.title,
    collapsed: true,
    items: part.sections.map(({ slug, title, pages }) => ({
      label: title,
      collapsed: true,
      items: pages.map(({ id }) => `${slug}/${id.page}`),
    })),
  }));
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://docs.example',
  devToolbar: { enabled: false },
  // The packages are linked from elsewhere.
  vite: { server: { fs: { strict: false } } },
  integrations: [
    starlight({
      title: 'Corpus',
      favicon: '/img/diagram-0.svg',
      sidebar: ${JSON.stringify(sidebar)},
    }),
  ],
});
`;
}

const home = (address = ''): string =>
  `---\ntitle: Home\ndescription: Where the pages begin.\n---\n\n[The pages](${address}).\n`;

const modulesIn = (cache: string): string =>
  installPackages(path.join(cache, 'starlight'), packages);

function createProject(corpus: Corpus, work: string, cache: string): Project {
  const folder = mkdtempSync(path.join(work, 'starlight-'));
  linkPackages(modulesIn(cache), folder);
  // Astro compiles the packages that are named here; the others it takes for finished ones.
  writeFile(folder, 'package.json', `${JSON.stringify({ type: 'module', ...packages })}\n`);
  writeFile(folder, 'astro.config.mjs', configuration(corpus));
  writeFile(folder, 'src/content.config.ts', collections);
  writeFile(folder, 'tsconfig.json', '{ "extends": "astro/tsconfigs/strict" }\n');
  const docs = 'src/content/docs';
  writeCorpus(folder, corpus, dialect, { pages: docs, images: 'public/img', extension: 'md' });
  const located = locatePages(corpus, {
    sources: path.join(folder, docs),
    extension: 'md',
    address: ({ section, page }) => `/${section}/${page}/`,
  });
  writeFile(folder, `${docs}/index.md`, home(located.pages[0]));
  const node = findNode22(cache);
  const program = 'node_modules/astro/bin/astro.mjs';
  return {
    folder,
    build: [node, program, 'build'],
    // Without its lock: it would go to the background for some callers, or find a server that was ended.
    dev: (port) => [node, program, 'dev', '--ignore-lock', '--port', String(port)],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    basePath: '/',
    ...located,
  };
}

/** Starlight, with its own theme and search. */
export const starlight: Peer = {
  name: 'starlight',
  title: `Starlight ${version}`,
  // Its pages work as they come; what else they load they load after.
  isReady: "document.readyState === 'complete'",
  sidebarLinks: '#starlight__sidebar a',
  install(cache) {
    modulesIn(cache);
    findNode22(cache);
  },
  createProject,
};

import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharePackages } from '../../integration/support/siteCopy';
import type { Corpus } from '../corpus/types';
import { writeCorpus, writeFile } from '../corpus/writeCorpus';
import { locatePages } from './pages';
import { plainDialect } from './plainDialect';
import type { Peer, Project } from './types';

/** What `create-docusaurus` writes for its template "classic", without the blog. */
const configuration = `const { themes } = require('prism-react-renderer');

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Corpus',
  tagline: 'Pages about nothing',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: 'img/diagram-0.svg',
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.js', routeBasePath: '/docs' },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Corpus',
      logo: { alt: 'Corpus', src: 'img/diagram-0.svg' },
      items: [{ type: 'docSidebar', sidebarId: 'corpus', position: 'left', label: 'Docs' }],
    },
    footer: { style: 'dark', links: [], copyright: 'Nobody' },
    prism: { theme: themes.github, darkTheme: themes.dracula },
  },
};
`;

const styles = `:root {
  --ifm-color-primary: #2e8555;
  --ifm-code-font-size: 95%;
  --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.1);
}
[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
  --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.3);
}
`;

const category = <T>(label: string, items: readonly T[]) => ({ type: 'category', label, items });

const sidebar = ({ parts }: Corpus) => ({
  corpus: parts.map((part) =>
    category(
      part.title,
      part.sections.map(({ slug, title, pages }) =>
        category(
          title,
          pages.map(({ id }) => `${slug}/${id.page}`),
        ),
      ),
    ),
  ),
});

function createProject(corpus: Corpus, work: string): Project {
  const folder = mkdtempSync(path.join(work, 'classic-'));
  const located = locatePages(corpus, {
    sources: path.join(folder, 'docs'),
    extension: 'md',
    address: ({ section, page }) => `/docs/${section}/${page}`,
  });
  sharePackages('node_modules', folder);
  writeFile(folder, 'package.json', '{ "private": true }\n');
  writeFile(folder, 'docusaurus.config.js', configuration);
  writeFile(folder, 'src/css/custom.css', styles);
  writeFile(
    folder,
    'sidebars.js',
    `module.exports = ${JSON.stringify(sidebar(corpus), null, 2)};\n`,
  );
  writeFile(folder, 'src/pages/index.md', `# Home\n\n[The pages](${located.pages[0]}).\n`);
  writeCorpus(folder, corpus, plainDialect, {
    pages: 'docs',
    images: 'static/img',
    extension: 'md',
  });
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  return {
    folder,
    build: [process.execPath, docusaurus, 'build'],
    dev: (port) => [process.execPath, docusaurus, 'start', '--no-open', '--port', String(port)],
    // Looking for a newer version would be a process of its own.
    env: { NO_UPDATE_NOTIFIER: '1' },
    output: 'build',
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
    basePath: '/',
    ...located,
  };
}

const manifest = path.resolve(__dirname, '../../../node_modules/@docusaurus/core/package.json');

const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** Docusaurus as one gets it, at the version and with the packages of this project. */
export const classic: Peer = {
  name: 'classic',
  title: `Docusaurus ${version}`,
  isReady: "document.documentElement.dataset.hasHydrated === 'true'",
  sidebarLinks: '.theme-doc-sidebar-menu a',
  // Its packages are the project's own.
  install() {},
  createProject,
};

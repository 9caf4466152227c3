import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createFiles } from '../../content/files';
import { navigation } from '../../navigation';
import { flattenPages } from '../../navigation/flatten';
import { addBasePath } from '../../navigation/pathname';
import { productIds } from '../../products';
import { repositoryUrl } from '../../site';
import { languages, translationLanguages } from '../../translations/languages';
import { loadStatus, type LanguageStatus } from '../../translations/loadStatus';
import { sharedPageReader } from '../../translations/pageReader';
import { percent } from '../../translations/percent';
import { countStates } from '../../translations/statusCounts';
import { documentedPages, type DocumentedPage } from '../documentedPages';
import { badgeSvg } from './badge';
import { publishedStatus, statusFile } from './publishedStatus';
import { statusPathname } from './statusData';
import { toStatusData } from './toStatusData';

function inNavigationOrder(documented: readonly DocumentedPage[]): DocumentedPage[] {
  const pages = new Map(documented.map((page) => [page.pathname, page]));
  return productIds
    .flatMap((product) => flattenPages(navigation[product]))
    .flatMap(({ pathname }) => pages.get(pathname) ?? []);
}

async function writeBadges(outDir: string, status: readonly LanguageStatus[]): Promise<void> {
  const folder = path.join(outDir, 'img', 'badges');
  await mkdir(folder, { recursive: true });
  for (const { language, pages } of status) {
    const { current, pages: all } = countStates(pages);
    const { label = language, htmlLang = language } = languages[language] ?? {};
    const svg = badgeSvg({ label, htmlLang, percent: percent(current, all) });
    await writeFile(path.join(folder, `${language}.svg`), svg);
  }
}

/**
 * Adds the page that tells how far each language is. The build of the default language writes the
 * same as `translations.json` and as badges.
 */
export default function translationStatusPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  let status: readonly LanguageStatus[] = [];
  return {
    name: 'translation-status',
    getPathsToWatch: () => translationLanguages.map((language) => `i18n/${language}/**/*.{md,mdx}`),
    async loadContent() {
      const reader = await sharedPageReader(siteDir);
      status = loadStatus(translationLanguages, createFiles(siteDir), reader).languages;
    },
    async allContentLoaded({ allContent, actions }) {
      const pages = inNavigationOrder(documentedPages(allContent, baseUrl));
      await actions.createData('status.json', toStatusData(status, pages, repositoryUrl));
      actions.addRoute({
        path: addBasePath(statusPathname, baseUrl),
        component: '@site/src/components/TranslationStatus/index.tsx',
        // By its alias: the path that `createData` returns would tell readers where the site was built.
        modules: { status: '@generated/translation-status/default/status.json' },
        exact: true,
      });
    },
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFile(path.join(outDir, statusFile), publishedStatus(status));
      await writeBadges(outDir, status);
    },
  };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releaseFeeds, releases } from '../../releases';
import { documentedPages } from '../documentedPages';
import { releaseFeed, type ReleasePage } from './feed';

/** Writes the feed of releases of each language after its build, as Atom and as JSON. */
export default function releaseFeedPlugin({ siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  let pages: ReadonlyMap<string, ReleasePage> = new Map();
  return {
    name: 'release-feed',
    async allContentLoaded({ allContent }) {
      pages = new Map(documentedPages(allContent, baseUrl).map((page) => [page.pathname, page]));
    },
    async postBuild({ outDir }) {
      const { atom, json } = releaseFeed(releases, pages, {
        root: siteConfig.url + baseUrl,
        title: siteConfig.title,
        description: siteConfig.tagline,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      });
      const [atomFeed, jsonFeed] = releaseFeeds;
      await writeFile(path.join(outDir, atomFeed.path), atom);
      await writeFile(path.join(outDir, jsonFeed.path), json);
    },
  };
}

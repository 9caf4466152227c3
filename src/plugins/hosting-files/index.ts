import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { activeRedirects } from '../../hosting/activeRedirects';
import { redirectsFile } from '../../hosting/hostFiles';
import { readFormerInline, writePolicyFile } from '../../hosting/policy/policyFile';
import { reviewPages } from '../../hosting/policy/reviewPages';
import { robotsFile, robotsText } from '../../hosting/robots';
import { headersFileName, publicationOf, writeHeadersFile } from '../../hosting/writeHeadersFile';

/**
 * After everything else that a build does: reviews the code that pages hold, and writes `_redirects`,
 * `_headers`, and `robots.txt` for the root of a host.
 *
 * @throws with a line for each text that nobody has reviewed, or if the former release has no list.
 */
export default function hostingFilesPlugin(context: LoadContext): Plugin {
  const { i18n, siteConfig, siteDir } = context;
  const { currentLocale, defaultLocale } = i18n;
  const others = i18n.locales.filter((locale) => locale !== defaultLocale);
  const isDefault = currentLocale === defaultLocale;
  const former = readFormerInline();
  // For the threads that render pages: minifying one takes as long as rendering it, and all that it
  // gains is in the scripts of its tags, which `reviewPages` minifies once for all pages.
  process.env.SKIP_HTML_MINIFICATION ??= 'true';
  return {
    name: 'hosting-files',
    async postBuild(props) {
      const { outDir, baseUrl } = props;
      const otherLanguages = isDefault ? others : [];
      const language = currentLocale;
      const pages = { directory: outDir, baseUrl, otherLanguages, siteDir, language };
      const inline = await reviewPages(pages, props, context);
      await writePolicyFile(outDir, { inline, former });

      const root = isDefault ? outDir : path.dirname(outDir);
      // The build of the default language writes for all languages: a host reads one file of each.
      if (!isDefault && !existsSync(path.join(root, headersFileName))) return;
      const publication = await publicationOf(root, others);
      await writeHeadersFile(root, publication);
      if (!isDefault) return;
      const redirects = redirectsFile(activeRedirects(), publication);
      await writeFile(path.join(root, '_redirects'), redirects);
      await writeFile(path.join(root, robotsFile), robotsText(siteConfig.url, publication));
    },
  };
}

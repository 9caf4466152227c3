import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from '../../content/problem';
import { activeRedirects } from '../../hosting/activeRedirects';
import { checkRedirectTable } from '../../hosting/checkRedirectTable';
import { headersFile, redirectsFile, type Publication } from '../../hosting/hostFiles';

/**
 * Checks the redirect table before the build and writes `_redirects` and `_headers` after it,
 * for hosts that read such files.
 *
 * @throws on loading, naming every rule of the table that can't work.
 */
export default function hostingFilesPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  const problems = checkRedirectTable(siteDir);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return {
    name: 'hosting-files',
    async postBuild({ outDir }) {
      // The build of the default language writes for all languages: a host reads one file of each.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const publication: Publication = {
        basePath: baseUrl,
        languagePrefixes: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
      };
      const redirects = redirectsFile(activeRedirects(), publication);
      await writeFile(path.join(outDir, '_redirects'), redirects);
      await writeFile(path.join(outDir, '_headers'), headersFile(publication));
    },
  };
}

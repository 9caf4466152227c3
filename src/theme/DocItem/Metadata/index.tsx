import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { ArticleMetadata } from '@site/src/components/MachineMetadata';
import { Languages } from '@site/src/components/MachineMetadata/Languages';
import { foldDocsTab } from '@site/src/navigation/pathname';
import { englishPath } from '@site/src/translations/englishPath';
import { useLanguageOf } from '@site/src/translations/textLanguage';
import { useDocTranslation } from '@site/src/translations/useDocTranslation';
import { useCurrentPage } from '@site/src/versions/useCurrentPage';

/**
 * A docs tab is a view of its page, an archived page one of the current page where there is such, and
 * a page that is not translated one of the English page: search engines are sent there. The title of an
 * archived page names its release, for tabs, bookmarks, and the history are full of the current one.
 * Adds what programs read.
 */
export default function DocItemMetadata(): ReactNode {
  const { permalink, title } = useDoc().metadata;
  const { isLast, label } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const translation = useDocTranslation();
  const isEnglish = useLanguageOf(translation).lang !== undefined;
  const page = foldDocsTab(useCurrentPage() ?? permalink);
  const main = isEnglish ? englishPath(page, siteConfig.baseUrl, i18n) : page;
  const address = siteConfig.url + applyTrailingSlash(main, siteConfig);
  return (
    <>
      <Metadata />
      {!isLast && <PageMetadata title={`${title} (${label})`} />}
      <ArticleMetadata />
      <Languages translated={translation?.languages ?? []} />
      {main !== permalink && (
        <Head>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </Head>
      )}
    </>
  );
}

import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { ArticleMetadata } from '@site/src/components/MachineMetadata';
import { foldDocsTab } from '@site/src/navigation/pathname';
import { useCurrentPage } from '@site/src/versions/useCurrentPage';

/**
 * A docs tab is a view of its page, and an archived page one of the current page where there is such:
 * search engines are sent there. The title of an archived page names its release, for tabs, bookmarks,
 * and the history are full of the current one. Adds what programs read.
 */
export default function DocItemMetadata(): ReactNode {
  const { permalink, title } = useDoc().metadata;
  const { isLast, label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const main = foldDocsTab(useCurrentPage() ?? permalink);
  const page = siteConfig.url + applyTrailingSlash(main, siteConfig);
  return (
    <>
      <Metadata />
      {!isLast && <PageMetadata title={`${title} (${label})`} />}
      <ArticleMetadata />
      {main !== permalink && (
        <Head>
          <link rel="canonical" href={page} />
          <meta property="og:url" content={page} />
        </Head>
      )}
    </>
  );
}

import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { ArticleMetadata } from '@site/src/components/MachineMetadata';
import { foldDocsTab } from '@site/src/navigation/pathname';
import { useCurrentPage } from '@site/src/versions/useCurrentPage';

/**
 * A docs tab is a view of its page, and an archived page one of the current page where there is such:
 * search engines are sent there. Adds what programs read.
 */
export default function DocItemMetadata(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const main = foldDocsTab(useCurrentPage() ?? permalink);
  const page = siteConfig.url + applyTrailingSlash(main, siteConfig);
  return (
    <>
      <Metadata />
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

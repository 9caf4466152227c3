import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { docsTabOf, foldDocsTab } from '@site/src/navigation/pathname';

/** A docs tab is a view of its page, so search engines are sent to the page. */
export default function DocItemMetadata(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const page = siteConfig.url + applyTrailingSlash(foldDocsTab(permalink), siteConfig);
  return (
    <>
      <Metadata />
      {docsTabOf(permalink) && (
        <Head>
          <link rel="canonical" href={page} />
          <meta property="og:url" content={page} />
        </Head>
      )}
    </>
  );
}

import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';
import { isDocsPage, Languages } from '@site/src/components/MachineMetadata/Languages';
import { removeBasePath } from '@site/src/navigation/pathname';

function CanonicalAddress(): ReactNode {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const address = url + applyTrailingSlash(useBaseUrl(pathname), { trailingSlash, baseUrl });
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}

// Change: other languages are named on pages that are canonical alone; a page that stands for another is no alternate of anything.
export default function SiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <CanonicalAddress />
      {!isDocsPage(removeBasePath(pathname, siteConfig.baseUrl)) && <Languages />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* A head of its own overrides values of the ones before; in the same, both would stand. */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}

import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';
import { Languages } from '@site/src/components/MachineMetadata/Languages';

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
  const { currentLocale } = useDocusaurusContext().i18n;
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <CanonicalAddress />
      <Languages />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* A head of its own overrides values of the ones before; in the same, both would stand. */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}

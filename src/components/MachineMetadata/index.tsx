import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { previewPath, twinPath } from '@site/src/navigation/pageFiles';
import { docsTabOf, foldDocsTab, removeBasePath } from '@site/src/navigation/pathname';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';
import { useLanguageOf } from '@site/src/translations/textLanguage';
import { useDocTranslation } from '@site/src/translations/useDocTranslation';
import { MachineHead } from './MachineHead';
import { articleData, productData, siteData, type PageFacts } from './structuredData';
import { usePageAddresses } from './usePageAddresses';

interface StartPageProps {
  readonly description: string;
}

/** For the head of the portal's start page. */
export function SiteMetadata({ description }: StartPageProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { site, fileUrl } = usePageAddresses();
  const image = fileUrl(previewPath('/'));
  const page: PageFacts = { title: site.name, description, url: site.url, image };
  return (
    <MachineHead
      type="website"
      twin={fileUrl(twinPath('/'))}
      image={image}
      imageAlt={`${site.name}: ${siteConfig.tagline}`}
      data={siteData(site, page)}
      feeds
    />
  );
}

interface ProductMetadataProps extends StartPageProps {
  readonly product: ProductId;
}

/** For the head of a product's start page. */
export function ProductMetadata({ product, description }: ProductMetadataProps): ReactNode {
  const { fileUrl, pageUrl } = usePageAddresses();
  const home = productHome(product);
  const { name, metadata } = products[product];
  const version = currentVersion(product).text;
  const image = fileUrl(previewPath(home));
  const page: PageFacts = { title: name, description, url: pageUrl(home), image };
  return (
    <MachineHead
      type="website"
      twin={fileUrl(twinPath(home))}
      image={image}
      imageAlt={`${name} ${version}: ${metadata}`}
      data={productData({ name, metadata, version, url: page.url }, page)}
      feeds
    />
  );
}

/** For the head of a page of documentation. */
export function ArticleMetadata(): ReactNode {
  const { title, description, permalink, unlisted } = useDoc().metadata;
  const { pluginId, label, isLast } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const { site, fileUrl, pageUrl } = usePageAddresses();
  const isEnglish = useLanguageOf(useDocTranslation()).lang !== undefined;
  const own = removeBasePath(permalink, siteConfig.baseUrl);
  const pathname = foldDocsTab(own);
  const product = products[pluginId as ProductId];
  const isTab = docsTabOf(own) !== undefined;
  const name = `${product.name} ${label}`;
  const image = fileUrl(previewPath(pathname));
  const page: PageFacts = { title, description, url: pageUrl(pathname), image };
  const about = { ...product, version: label, url: pageUrl(productHome(pluginId as ProductId)) };
  return (
    <MachineHead
      type="article"
      twin={unlisted ? undefined : fileUrl(twinPath(own))}
      image={image}
      imageAlt={isTab ? name : `${name}: ${title}`}
      // A tab is a view of its page, a text that is not translated is English, and an earlier release is
      // not to be found: the page that they stand for tells of itself.
      data={isTab || isEnglish || !isLast ? undefined : articleData(page, about, site)}
      feeds={pathname.endsWith('/overview')}
    />
  );
}

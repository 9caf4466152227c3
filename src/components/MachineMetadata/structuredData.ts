import type { SoftwareApplication, TechArticle, WebSite, WithContext } from 'schema-dts';
import type { ProductIdentifier } from '@site/src/products';

const context = 'https://schema.org';

/** The portal, in the language of the page that tells of it. */
export interface SiteFacts {
  readonly name: string;
  /** Whole address of the start page. */
  readonly url: string;
  /** As in `<html lang>`. */
  readonly language: string;
}

/** The release of a product that a page is about. */
export interface ProductFacts extends Pick<ProductIdentifier, 'name' | 'metadata'> {
  readonly version: string;
  /** Whole address of the product's start page. */
  readonly url: string;
}

/** A page: what is said of it elsewhere in its head. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Whole canonical address. */
  readonly url: string;
  /** Whole address of the preview picture. */
  readonly image: string;
}

function webSite({ name, url, language }: SiteFacts): Exclude<WebSite, string> {
  return { '@type': 'WebSite', '@id': `${url}#website`, name, url, inLanguage: language };
}

function software(product: ProductFacts): Exclude<SoftwareApplication, string> {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${product.url}#software`,
    name: product.name,
    description: product.metadata,
    softwareVersion: product.version,
    applicationCategory: 'DeveloperApplication',
    url: product.url,
  };
}

/** What search engines are told of the portal, on its start page. */
export function siteData(site: SiteFacts, page: PageFacts): WithContext<WebSite> {
  return {
    '@context': context,
    ...webSite(site),
    description: page.description,
    image: page.image,
  };
}

/** What search engines are told of a product, on its start page. */
export function productData(
  product: ProductFacts,
  page: PageFacts,
): WithContext<SoftwareApplication> {
  return {
    '@context': context,
    ...software(product),
    description: page.description,
    image: page.image,
  };
}

/** What search engines are told of a page of documentation. */
export function articleData(
  page: PageFacts,
  product: ProductFacts,
  site: SiteFacts,
): WithContext<TechArticle> {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    inLanguage: site.language,
    isPartOf: webSite(site),
    about: software(product),
  };
}

/** Structured data as the text of a script element, which a title with markup cannot end. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';
import { useCurrentPage } from '@site/src/versions/useCurrentPage';
import styles from './styles.module.css';

// Change: says "archived" instead of "no longer maintained", in our own look, and leads to this page in the current release.
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label, pluginId } = useDocsVersion();
  const currentPage = useCurrentPage();
  if (!banner) {
    return null;
  }
  const product = pluginId as ProductId;
  const { name } = products[product];
  const { text: current } = currentVersion(product);
  return (
    <aside
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label={translate({
        id: 'versionBanner.label',
        message: 'Archived release',
        description: 'Accessible name of the banner on pages of archived releases',
      })}
      data-pagefind-ignore=""
    >
      <p className={styles.text}>
        <Translate
          id="versionBanner.text"
          description="Banner on pages of archived releases"
          values={{ product: name, version: <strong>{label}</strong> }}
        >
          {'You are reading about {product} {version}, an archived release.'}
        </Translate>{' '}
        <Link to={currentPage ?? productHome(product)}>
          {currentPage ? (
            <Translate
              id="versionBanner.samePage"
              description="Link in the banner to the same page of the current release"
              values={{ version: current }}
            >
              {'This page for {version}'}
            </Translate>
          ) : (
            <Translate
              id="versionBanner.overview"
              description="Link in the banner where the current release has no such page"
              values={{ product: name, version: current }}
            >
              {'Overview of {product} {version}'}
            </Translate>
          )}
        </Link>
      </p>
    </aside>
  );
}

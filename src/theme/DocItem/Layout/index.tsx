import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { PageActions } from '@site/src/components/PageActions';
import { PrintedOrigin } from '@site/src/components/PrintedOrigin';
import { TranslationNotice } from '@site/src/components/TranslationNotice';
import { breakpoints } from '@site/src/design-tokens/breakpoints';
import { useShowTranslation } from '@site/src/translations/shownPage';
import { TextLanguageProvider, useLanguageOf } from '@site/src/translations/textLanguage';
import { useDocTranslation } from '@site/src/translations/useDocTranslation';
import styles from './styles.module.css';

// Change: two grid columns of our own widths instead of Infima's twelfths, our breakpoint, page actions beside the breadcrumbs, and how the page stands in its language.
export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, toc, metadata } = useDoc();
  const windowSize = useWindowSize({ desktopBreakpoint: breakpoints.md - 1 });
  const translation = useDocTranslation();
  useShowTranslation(translation);
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <TextLanguageProvider value={useLanguageOf(translation)}>
      <HydrationBoundary>
        <div className={clsx(styles.layout, hasToc && styles.withToc)}>
          <div className={styles.content}>
            <PrintedOrigin />
            <ContentVisibility metadata={metadata} />
            <DocVersionBanner />
            <TranslationNotice />
            <article>
              <div className={styles.head}>
                <DocBreadcrumbs />
                <PageActions />
              </div>
              <DocVersionBadge />
              {hasToc && (
                <HydrationBoundary whenVisible>
                  <DocItemTOCMobile />
                </HydrationBoundary>
              )}
              <DocItemContent>{children}</DocItemContent>
              <DocItemFooter />
            </article>
            <HydrationBoundary whenVisible>
              <DocItemPaginator />
            </HydrationBoundary>
          </div>
          {hasToc && windowSize !== 'mobile' && (
            <div className={styles.toc}>
              <HydrationBoundary whenVisible>
                <DocItemTOCDesktop />
              </HydrationBoundary>
            </div>
          )}
        </div>
      </HydrationBoundary>
    </TextLanguageProvider>
  );
}

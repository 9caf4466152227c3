import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LinkList, LinkNote } from '@site/src/components/LinkList';
import { ProductMark } from '@site/src/components/ProductMark';
import type { WantedPage } from '@site/src/navigation/wantedPage';
import { usePageSuggestions } from './usePageSuggestions';
import styles from './styles.module.css';

interface SuggestedLinkProps {
  readonly pathname: string;
  /** The wanted page, if it is in another language than this one. */
  readonly elsewhere?: WantedPage;
  readonly children: ReactNode;
}

/** Another language is another build, which this one's router does not know. */
function SuggestedLink({ pathname, elsewhere, children }: SuggestedLinkProps): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  return elsewhere ? (
    <a href={elsewhere.addressOf(pathname)} hrefLang={localeConfigs[elsewhere.locale]?.htmlLang}>
      {children}
    </a>
  ) : (
    <Link to={pathname}>{children}</Link>
  );
}

/** Pages that the reader of an address that does not exist may have meant. */
export function PageSuggestions({ wanted }: { readonly wanted: WantedPage }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pages, isSearched } = usePageSuggestions(wanted);
  if (!isSearched && pages?.length === 0) return null;
  // What stands below must not move when the pages arrive.
  const className = clsx(isSearched && styles.reserved);
  if (pages?.length === 0) {
    return (
      <p className={className} role="status">
        <Translate id="theme.NotFound.nothing">No page has a name or subject like that.</Translate>
      </p>
    );
  }
  return (
    <section aria-labelledby="suggestions" aria-busy={!pages} className={className}>
      <LinkList
        id="suggestions"
        heading={<Translate id="theme.NotFound.suggestions">Did you mean</Translate>}
      >
        {pages?.map(({ pathname, title, product }) => (
          <li key={pathname}>
            <SuggestedLink
              pathname={pathname}
              elsewhere={wanted.locale === currentLocale ? undefined : wanted}
            >
              {product && <ProductMark product={product} size={20} />}
              <span>{title}</span>
              <LinkNote>{pathname.replace(/\/$/, '')}</LinkNote>
            </SuggestedLink>
          </li>
        ))}
      </LinkList>
    </section>
  );
}

import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Offers the query without its probable typing errors. */
export function DidYouMean(props: {
  readonly suggestion: string;
  readonly onAccept: () => void;
}): ReactNode {
  const query = (
    <button type="button" className={styles.textButton} onClick={props.onAccept}>
      {props.suggestion}
    </button>
  );
  return (
    <p className={styles.suggestion}>
      <Translate id="search.didYouMean" values={{ query }}>
        {'Did you mean {query}?'}
      </Translate>
    </p>
  );
}

/** What is said while an answer is on its way. */
export const waitingText = (): string =>
  translate({
    id: 'search.waiting',
    message: 'Searching…',
    description: 'While results of a search are on their way',
  });

/** Says that an answer is on its way. Screen readers are told by the dialog. */
export function Waiting(): ReactNode {
  return (
    <p className={styles.waiting} aria-hidden="true">
      {waitingText()}
    </p>
  );
}

/** Says that nothing was found, and what to try. */
export function NothingFound(props: {
  readonly query: string;
  /** Takes the filters away; absent where there are none. */
  readonly onClearFilters?: () => void;
}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        <Translate id="search.nothing" values={{ query: <q>{props.query}</q> }}>
          {'Nothing found for {query}'}
        </Translate>
      </p>
      <p>
        <Translate id="search.nothingHint">
          Try fewer or more general words, or the exact name of a component, hook, or prop.
        </Translate>
      </p>
      {props.onClearFilters && (
        <button type="button" className={styles.button} onClick={props.onClearFilters}>
          <Translate id="search.clearFilters">Search in all pages</Translate>
        </button>
      )}
    </div>
  );
}

/** Says that search does not work, and offers another attempt. */
export function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        <Translate id="search.failed">Search could not be loaded</Translate>
      </p>
      <p>
        {process.env.NODE_ENV === 'development' ? (
          <Translate id="search.failedInDevelopment">
            The index is made with the site: run npm run build once, and start again.
          </Translate>
        ) : (
          <Translate id="search.failedHint">Check your connection and try again.</Translate>
        )}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="search.retry">Try again</Translate>
      </button>
    </div>
  );
}

/** Says that this browser can't search, and how to find a page without. */
export function Unsupported(): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        <Translate id="search.unsupported">This browser can't search</Translate>
      </p>
      <p>
        <Translate id="search.unsupportedHint">
          Search needs WebAssembly, which an old browser does not have, and Lockdown Mode and other
          settings for high security turn off. The sidebar of each product lists all its pages.
        </Translate>
      </p>
    </div>
  );
}

import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { trackEvent } from '@site/src/analytics/trackEvent';
import { useCloseOnReturn } from '@site/src/components/useCloseOnReturn';
import { useProduct } from '@site/src/components/useProduct';
import type { SearchFilters } from '@site/src/search/types';
import { Field } from './Field';
import { Filters } from './Filters';
import { Footer } from './Footer';
import { DidYouMean, Failed, NothingFound, Unsupported, Waiting } from './Messages';
import { OptionList } from './OptionList';
import type { SearchOption } from './options';
import { useRecentSearches } from './recentSearches';
import { useActiveOption } from './useActiveOption';
import { useAnnouncement } from './useAnnouncement';
import { useEarlyEnter } from './useEarlyEnter';
import { useOptions } from './useOptions';
import { useProvider, useSearchData } from './useProvider';
import { useSearch } from './useSearch';
import styles from './dialog.module.css';

/** Opens over the page, or without modality in browsers that have no such dialogs. */
function openDialog(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
}

/** The search over the page. Escape, a press outside and its button close it. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const pressedOutside = useRef(false);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<SearchFilters>({});
  const listId = useId();
  const history = useHistory();
  const product = useProduct();
  const provider = useProvider();
  const { configuration, archives } = useSearchData();
  const { recent, add, clear } = useRecentSearches();
  const state = useSearch(provider, query, filters, product);
  const groups = useOptions(query, state.results, recent, product);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useActiveOption(query, options);
  const isEmpty = query.trim() === '';
  const hasFilters = Object.values(filters).some(Boolean);
  const { results, failed } = state;
  const announcement = useAnnouncement(query, state);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog) openDialog(dialog);
    trackEvent({ name: 'search', eventAction: 'open' });
    fieldRef.current?.focus();
    // What the first search needs loads while the reader types; a failure shows when it searches.
    provider.warmUp().catch(() => {});
    return () => dialog?.close?.();
  }, [provider]);

  const close = () => {
    if (dialogRef.current && 'close' in dialogRef.current) dialogRef.current.close();
    else onClose();
  };
  useCloseOnReturn(close);

  const ask = (text: string) => {
    setQuery(text);
    fieldRef.current?.focus();
  };

  /** For buttons that are gone when they have done their work, and would take the focus with them. */
  const thenType = (action: () => void) => () => {
    action();
    fieldRef.current?.focus();
  };

  const choose = (option: SearchOption | undefined, newTab = false) => {
    if (!option) return;
    if (option.type === 'query') {
      ask(option.query);
      return;
    }
    add(query);
    trackEvent({ name: 'search', eventAction: 'choose', eventLabel: option.type });
    if (newTab) {
      window.open(option.url, '_blank', 'noopener');
      return;
    }
    close();
    history.push(option.url);
  };

  // What stands there answers another query until the results of this one arrive.
  const isAnswered = isEmpty || (!failed && results?.query === query.trim());
  const keepEnter = useEarlyEnter(query.trim(), isAnswered, failed, () => choose(options[active]));
  const onEnter = (newTab: boolean) => {
    if (isAnswered) choose(options[active], newTab);
    // A tab that nobody's key opens in that moment would be taken for an advertisement.
    else if (!newTab) keepEnter();
  };

  // The content covers the dialog, so what hits the dialog itself hit the backdrop.
  const onMouseDown = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialogRef.current;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialogRef.current) close();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={translate({ id: 'search.title', message: 'Search' })}
      onClose={onClose}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className={styles.content}>
        <Field
          ref={fieldRef}
          query={query}
          onQuery={setQuery}
          listId={listId}
          optionCount={options.length}
          active={active}
          onActivate={setActive}
          onEnter={onEnter}
          onClose={close}
        />
        <Filters
          filters={filters}
          onChange={setFilters}
          byKind={provider.filtersByKind}
          versions={archives.map(({ version }) => version)}
        />
        <div className={styles.results}>
          {!isEmpty && results?.suggestion && (
            <DidYouMean
              key={results.suggestion}
              suggestion={results.suggestion}
              onAccept={() => ask(results.suggestion ?? query)}
            />
          )}
          {state.waiting && <Waiting />}
          {failed &&
            !state.waiting &&
            !isEmpty &&
            (state.unsupported ? <Unsupported /> : <Failed onRetry={thenType(state.retry)} />)}
          {!isEmpty && !failed && !state.waiting && results?.pages.length === 0 && (
            <NothingFound
              key={results.query}
              query={results.query}
              onClearFilters={hasFilters ? thenType(() => setFilters({})) : undefined}
            />
          )}
          {options.length > 0 && !(failed && !isEmpty) && (
            // New for each query: an add-on that translates pages puts elements of its own in the place of
            // texts, and React would change those that are gone.
            <OptionList
              key={isEmpty ? '' : results?.query}
              id={listId}
              groups={groups}
              active={active}
              onActivate={setActive}
              onChoose={choose}
            />
          )}
          {isEmpty && recent.length > 0 && (
            <button type="button" className={styles.clear} onClick={thenType(clear)}>
              <Translate id="search.clearRecent">Clear recent searches</Translate>
            </button>
          )}
        </div>
        <p className={styles.spoken} role="status">
          {announcement}
        </p>
        <Footer provider={configuration.provider} />
      </div>
    </dialog>
  );
}

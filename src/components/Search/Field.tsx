import { translate } from '@docusaurus/Translate';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { searchIcon } from './icons';
import { optionId } from './OptionList';
import styles from './dialog.module.css';

interface FieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly listId: string;
  readonly optionCount: number;
  readonly active: number;
  readonly onActivate: (position: number) => void;
  /** The reader confirms; in a new tab with a modifier. */
  readonly onEnter: (newTab: boolean) => void;
  readonly onClose: () => void;
}

/** Code of a key that an input method has taken. */
const inputMethodKey = 229;

/** Where the active option goes by a key; undefined for keys that are the field's own. */
function moved(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'PageDown') return Math.min(active + 5, count - 1);
  if (key === 'PageUp') return Math.max(active - 5, 0);
  return undefined;
}

/** The field that one types into: a combobox, whose list is always open. */
export function Field(props: FieldProps): ReactNode {
  const { query, listId, optionCount, active } = props;
  const label = translate({
    id: 'search.field',
    message: 'Search the documentation',
    description: 'Label and placeholder of the search field',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the proposals of an input method are not for the list. Safari ends the
    // composition before the key that confirms it, and leaves only this code.
    if (event.nativeEvent.isComposing || event.keyCode === inputMethodKey) return;
    const position = moved(event.key, active, optionCount);
    if (position !== undefined) {
      event.preventDefault();
      props.onActivate(position);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      props.onEnter(event.ctrlKey || event.metaKey);
    }
  };
  return (
    <div className={styles.field}>
      <span className={styles.fieldIcon}>{searchIcon}</span>
      <input
        ref={props.ref}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={label}
        aria-expanded={optionCount > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          active >= 0 && optionCount > 0 ? optionId(listId, active) : undefined
        }
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={query}
        onChange={(event) => props.onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={props.onClose}>
        {translate({
          id: 'search.close',
          message: 'Close',
          description: 'Button that closes the search',
        })}
      </button>
    </div>
  );
}

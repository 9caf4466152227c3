import Translate from '@docusaurus/Translate';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ReloadNotice } from '@site/src/components/ReloadNotice';
import { isLetterKey } from '@site/src/components/ShortcutsDialog/isLetterKey';
import { Keys } from '@site/src/components/ShortcutsDialog/Keys';
import { useApplePlatform } from '@site/src/components/ShortcutsDialog/useApplePlatform';
import { useSingleKey } from '@site/src/components/ShortcutsDialog/useSingleKey';
import { within } from '@site/src/search/within';
import { searchIcon } from './icons';
import type { SearchDialog as SearchDialogType } from './SearchDialog';
import styles from './trigger.module.css';

type Dialog = typeof SearchDialogType;

/** Milliseconds after which the code of the dialog has failed to come. */
const patience = 8000;

/** Loads the dialog's code. Another place that did would get it in files of its own. */
export const loadDialog = (): Promise<Dialog> =>
  import('./SearchDialog').then((module) => module.SearchDialog);

/** Loads the dialog's code ahead of the press. Should that fail, the press tries again. */
function prepare(): void {
  loadDialog().catch(() => {});
}

/** Calls `action` for Command+K on Apple's systems and Control+K elsewhere, wherever the focus is. */
function useSearchShortcut(action: () => void): void {
  const apple = useApplePlatform();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const modified = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    const isShortcut = modified && !event.altKey && !event.shiftKey && isLetterKey(event, 'k');
    if (!isShortcut || event.defaultPrevented || event.repeat) return;
    // Browsers put the cursor into their own search field.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The button in the bar that opens the search, and the keys that do. */
export function Search(): ReactNode {
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const apple = useApplePlatform();
  const show = () => {
    if (document.querySelector('dialog[open]')) return;
    setFailed(false);
    setBusy(true);
    within(loadDialog(), patience).then(
      (Dialog) => {
        // In one go: drawn again before its effects have run, the dialog would open twice.
        setDialog({ Dialog });
        setBusy(false);
      },
      () => {
        setFailed(true);
        setBusy(false);
      },
    );
  };
  useSearchShortcut(show);
  useSingleKey('/', show);
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-busy={busy}
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {searchIcon}
        <span className={styles.label}>
          <Translate id="search.open" description="Button that opens the search">
            Search
          </Translate>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <Keys keys={['Mod', 'K']} />
        </span>
      </button>
      {/* Outside of the bar, whose styles are not meant for what stands over the page. */}
      {failed &&
        createPortal(
          // A deployment may have taken the file away, whose name only this document has.
          <ReloadNotice>
            <Translate id="search.dialogFailed">
              Search could not be loaded. Check your connection and try again.
            </Translate>
          </ReloadNotice>,
          document.body,
        )}
      {dialog &&
        createPortal(<dialog.Dialog onClose={() => setDialog(undefined)} />, document.body)}
    </>
  );
}

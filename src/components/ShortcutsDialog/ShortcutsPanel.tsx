import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useCloseOnReturn } from '@site/src/components/useCloseOnReturn';
import { Keys } from './Keys';
import { shortcuts } from './shortcuts';
import { SingleKeySwitch } from './SingleKeySwitch';
import styles from './styles.module.css';

function ShortcutList(): ReactNode {
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ id, keys, describe }) => (
        <div key={id} className={styles.shortcut}>
          <dt>{describe()}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of keyboard shortcuts over the page. Escape, a press outside and its button close it. */
export function ShortcutsPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useCloseOnReturn(() => dialogRef.current?.close());

  // The content covers the dialog, so what hits the dialog itself hit the backdrop.
  const onMouseDown = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialogRef.current;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialogRef.current) dialogRef.current.close();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            <Translate id="shortcuts.title" description="Title of the list of keyboard shortcuts">
              Keyboard shortcuts
            </Translate>
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={translate({
              id: 'shortcuts.closeButton',
              message: 'Close',
              description: 'Accessible name of the button that closes the list of shortcuts',
            })}
            onClick={() => dialogRef.current?.close()}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </header>
        <ShortcutList />
        <SingleKeySwitch />
      </div>
    </dialog>
  );
}

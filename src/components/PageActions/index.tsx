import { translate } from '@docusaurus/Translate';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { moveFocus } from '../Disclosure/moveFocus';
import { useDisclosure } from '../Disclosure/useDisclosure';
import { CopyPage } from './CopyPage';
import { Icon } from './Icon';
import { viewAction, type PageAction } from './items';
import styles from './styles.module.css';
import { useTwin, type Twin } from './useTwin';

function Menu({ twin }: { readonly twin: Twin }): ReactNode {
  const { open, close, containerRef, buttonProps, panelProps } = useDisclosure();
  const label = translate({
    id: 'pageActions.more',
    message: 'More ways to read this page',
    description: 'Button beside "Copy page" that opens a menu',
  });
  const [conversations, setConversations] = useState<readonly PageAction[]>([]);
  const focusFirst = useEffectEvent(() => {
    containerRef.current?.querySelector('a')?.focus();
  });
  useEffect(() => {
    if (open) focusFirst();
  }, [open]);
  const { url } = twin;
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    import('./assistantActions').then(
      ({ assistantActions }) => isWanted && setConversations(assistantActions(url)),
      () => {
        // Without a connection there are no assistants either.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, url]);
  return (
    <div ref={containerRef}>
      <button {...buttonProps} className={styles.more} aria-label={label} title={label}>
        <Icon name="open" />
      </button>
      <ul {...panelProps} className={styles.panel} onKeyDown={moveFocus}>
        {/* Links that most readers never see need not be in every page. */}
        {open &&
          [viewAction(twin), ...conversations].map(({ id, label: text, icon, href }) => (
            <li key={id}>
              <a
                className={styles.item}
                href={href}
                target="_blank"
                rel="noopener"
                data-action={id}
                onClick={close}
              >
                <Icon name={icon} />
                {text}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The page for programs: copied, looked at, or handed to an assistant. Needs a docs page around it. */
export function PageActions(): ReactNode {
  const twin = useTwin();
  if (!twin) {
    return null;
  }
  return (
    <div className={styles.actions} data-page-actions="" data-pagefind-ignore="">
      <CopyPage read={twin.read} />
      <Menu twin={twin} />
      <noscript>
        <a className={styles.plain} href={twin.path}>
          {viewAction(twin).label}
        </a>
      </noscript>
    </div>
  );
}

import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useDisclosure } from '@site/src/components/Disclosure/useDisclosure';
import { openShortcutsDialog } from '@site/src/components/ShortcutsDialog/dialogOpener';
import { CodeStylingChoice, CodeVariantChoice } from './CodeChoices';
import { slidersIcon } from './icons';
import { LanguageLinks } from './LanguageLinks';
import { ShortcutsButton } from './ShortcutsButton';
import styles from './styles.module.css';
import { ThemeModeChoice } from './ThemeModeChoice';

/** One place for all that the reader can choose about the site. */
export function PreferencesMenu(): ReactNode {
  const { open, close, containerRef, buttonProps, panelProps } = useDisclosure();

  const showShortcuts = () => {
    // The dialog gives the focus back to what had it, and the panel will be gone by then.
    buttonProps.ref.current?.focus();
    close();
    openShortcutsDialog();
  };

  return (
    <div className={styles.container} ref={containerRef}>
      <button
        {...buttonProps}
        className={styles.button}
        aria-label={translate({
          id: 'preferences.label',
          message: 'Preferences',
          description: 'Accessible name of the button that opens theme mode, code and language',
        })}
      >
        {slidersIcon}
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && (
          <>
            <ThemeModeChoice />
            <CodeVariantChoice />
            <CodeStylingChoice />
            <LanguageLinks />
            <div className={styles.more}>
              <ShortcutsButton onClick={showShortcuts} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

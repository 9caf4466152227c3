import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Disclosure } from '@site/src/components/Disclosure';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { LineIcon } from '@site/src/components/LineIcon';
import { LanguageList } from './LanguageList';
import styles from './styles.module.css';

const globe = (
  <LineIcon strokeWidth={1.6}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z" />
  </LineIcon>
);

interface LanguageMenuProps {
  /** True inside the mobile drawer. */
  readonly mobile?: boolean;
}

function Menu(): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return (
    <div className={styles.container}>
      <Disclosure
        align="end"
        hideArrow
        buttonClassName={styles.button}
        button={globe}
        label={translate(
          {
            id: 'languageMenu.label',
            message: 'Language: {language}',
            description: 'Accessible name of the button that opens the languages of the site',
          },
          { language: localeConfigs[currentLocale]?.label ?? currentLocale },
        )}
      >
        {() => <LanguageList />}
      </Disclosure>
    </div>
  );
}

/** The languages of the site; nothing where there is but one, and in the drawer, where the preferences have them. */
export function LanguageMenu({ mobile = false }: LanguageMenuProps): ReactNode {
  const { locales } = useDocusaurusContext().i18n;
  if (mobile || locales.length < 2) {
    return null;
  }
  return (
    <HydrationBoundary>
      <Menu />
    </HydrationBoundary>
  );
}

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { withTrailingSlash } from '@site/src/navigation/pathname';
import { englishPath } from '@site/src/translations/englishPath';
import { openingSection, type SectionChange } from '@site/src/translations/pageTranslation';
import styles from './styles.module.css';

function changeLabel(change: SectionChange['change']): string {
  const labels = {
    changed: translate({ id: 'translationNotice.changed', message: 'changed' }),
    added: translate({ id: 'translationNotice.added', message: 'new' }),
    removed: translate({ id: 'translationNotice.removed', message: 'removed in English' }),
  };
  return labels[change];
}

function useSummary(count: number): string {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'translationNotice.behind',
        message:
          'The English page has changed in one section since it was translated.|The English page has changed in {count} sections since it was translated.',
        description: 'Above a translation that is behind; plural forms by the number of sections',
      },
      { count: String(count) },
    ),
  );
}

interface ChangedSectionsProps {
  readonly sections: readonly SectionChange[];
}

/** What has changed in English since a page was translated, each section with the way to it. */
export function ChangedSections({ sections }: ChangedSectionsProps): ReactNode {
  const { permalink } = useDoc().metadata;
  const { siteConfig, i18n } = useDocusaurusContext();
  const english = withTrailingSlash(englishPath(permalink, siteConfig.baseUrl, i18n));
  const language = i18n.localeConfigs[i18n.defaultLocale]?.htmlLang;
  return (
    <>
      <p className={styles.text}>{useSummary(sections.length)}</p>
      <details className={styles.details}>
        <summary>
          <Translate
            id="translationNotice.sections"
            description="Opens the list of sections that changed in English"
          >
            Changed sections
          </Translate>
        </summary>
        <ul className={styles.sections}>
          {sections.map(({ id, title: section, change }) => (
            <li key={id}>
              {change === 'removed' ? (
                <bdi>{section}</bdi>
              ) : (
                // Another language is another build: the browser loads it as a page of its own.
                <a href={id === openingSection ? english : `${english}#${id}`} hrefLang={language}>
                  <bdi lang={language}>{section}</bdi>
                </a>
              )}{' '}
              <span className={styles.change}>({changeLabel(change)})</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { StatusData, StatusLanguage } from '@site/src/plugins/translation-status/statusData';
import { basePath } from '@site/src/site';
import { defaultLanguage, languageBasePath } from '@site/src/translations/languages';
import { openingSection, type SectionChange } from '@site/src/translations/pageTranslation';
import { pagesOf } from './counts';
import { changeLabels } from './labels';
import styles from './styles.module.css';

/** A section of English; what it no longer has, it can't be shown at. */
function hrefOf(page: string, { id, change }: SectionChange): string {
  const address = `${languageBasePath(defaultLanguage, basePath)}${page}/`;
  return change === 'removed' || id === openingSection ? address : `${address}#${id}`;
}

interface BehindPagesProps {
  readonly language: StatusLanguage;
  readonly status: StatusData;
}

/** Pages of which English has changed since they were translated, with the sections. */
export function BehindPages({ language, status }: BehindPagesProps): ReactNode {
  const behind = pagesOf(status.pages, language, 'behind');
  const labels = changeLabels();
  if (behind.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h3" className={styles.subheading}>
        <Translate
          id="translations.behindHeading"
          description="Heading of the list of pages of which English has changed since"
        >
          Sections that are behind
        </Translate>
      </Heading>
      <ul className={styles.behind}>
        {behind.map(({ name, title }) => (
          <li key={name}>
            {/* Other languages are other builds: the browser has to load their pages anew. */}
            <a href={`${languageBasePath(language.language, basePath)}${name}/`}>{title}</a>
            <ul className={styles.sections}>
              {language.translated[name]?.changes?.map((section) => (
                <li key={section.id}>
                  <a href={hrefOf(name, section)} hrefLang={defaultLanguage}>
                    <bdi>{section.title}</bdi>
                  </a>{' '}
                  <span className={styles.note}>{labels[section.change]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { StatusData, StatusLanguage } from '@site/src/plugins/translation-status/statusData';
import { basePath } from '@site/src/site';
import { languageBasePath } from '@site/src/translations/languages';
import { newFileUrl } from '@site/src/translations/newFileUrl';
import { pagesOf } from './counts';
import styles from './styles.module.css';

interface MissingPagesProps {
  readonly language: StatusLanguage;
  readonly status: StatusData;
}

/** Pages that are not translated, and how to start with one. */
export function MissingPages({ language, status }: MissingPagesProps): ReactNode {
  const { repositoryUrl } = status;
  const missing = pagesOf(status.pages, language, 'missing');
  const code = language.language;
  const [first] = missing;
  if (!first) {
    return null;
  }
  const command = `npm run i18n -- translate ${code} ${first.name}`;
  return (
    <details className={styles.missing}>
      <summary>
        <Translate
          id="translations.missingHeading"
          description="Opens the list of pages that are not translated"
          values={{ count: missing.length }}
        >
          {'Missing pages: {count}'}
        </Translate>
      </summary>
      <p>
        <Translate
          id="translations.howToStart"
          description="Above the list of pages that are not translated"
          values={{ command: <code dir="ltr">{command}</code> }}
        >
          {'In a copy of the repository, {command} starts the translation of the first one.'}
        </Translate>
      </p>
      <ul className={styles.pages}>
        {missing.map((page) => (
          <li key={page.name}>
            <a href={`${languageBasePath(code, basePath)}${page.name}/`}>
              <bdi>{page.title}</bdi>
            </a>{' '}
            {repositoryUrl ? (
              <a
                className={styles.note}
                href={newFileUrl(
                  repositoryUrl,
                  code,
                  page.product,
                  page.name.slice(page.product.length + 1),
                )}
              >
                <Translate
                  id="translations.translate"
                  description="Link behind the title of a page that is not translated yet"
                >
                  Translate
                </Translate>
              </a>
            ) : (
              <span className={styles.note}>
                <code dir="ltr">{page.name}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

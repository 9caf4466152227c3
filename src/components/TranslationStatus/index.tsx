import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { StatusData } from '@site/src/plugins/translation-status/statusData';
import { LanguageCard } from './LanguageCard';
import { LanguageSection } from './LanguageSection';
import cards from './cards.module.css';
import styles from './styles.module.css';

/** How far the translations of the documentation are, language by language. */
export default function TranslationStatus({ status }: { readonly status: StatusData }): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'translations.title',
        message: 'Translations',
        description: 'Title of the page about the state of all translations',
      })}
      description={translate({
        id: 'translations.description',
        message:
          'Which pages of this documentation are translated into which language, and which sections are behind the English text.',
        description: 'Description, for search engines, of the page about all translations',
      })}
    >
      <main className={styles.main}>
        <Heading as="h1" className={styles.title}>
          <Translate
            id="translations.title"
            description="Title of the page about the state of all translations"
          >
            Translations
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="translations.lead">
            Pages are written in English. A translated page is current as long as English says the
            same, and behind where a section has changed since. A page without a translation is
            shown in English.
          </Translate>
        </p>
        <ul className={cards.cards}>
          {status.languages.map((language) => (
            <LanguageCard key={language.language} language={language} pages={status.pages} />
          ))}
        </ul>
        {status.languages.map((language) => (
          <LanguageSection key={language.language} language={language} status={status} />
        ))}
      </main>
    </Layout>
  );
}

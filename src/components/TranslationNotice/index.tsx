import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { pluginName, type FeedbackData } from '@site/src/plugins/analytics/feedbackData';
import type { ProductId } from '@site/src/products';
import { newFileUrl } from '@site/src/translations/newFileUrl';
import type { PageTranslation } from '@site/src/translations/pageTranslation';
import { useDocTranslation } from '@site/src/translations/useDocTranslation';
import { ChangedSections } from './ChangedSections';
import styles from './styles.module.css';

/** Why the text below is in English; undefined where it is not. */
function reasonForEnglish(state: PageTranslation['state']): string | undefined {
  const reasons = {
    missing: translate({
      id: 'translationNotice.missing',
      message: 'This page has not been translated yet and is shown in English.',
      description: 'Above a page that is not translated',
    }),
    generated: translate({
      id: 'translationNotice.generated',
      message:
        'This reference comes from the packages themselves, so its descriptions are in English.',
      description: 'Above reference that is made from the packages, in every language but English',
    }),
    archived: translate({
      id: 'translationNotice.archived',
      message: 'Pages of archived releases are in English.',
      description: 'Above a page of an earlier release, in every language but English',
    }),
  };
  return state && state in reasons ? reasons[state as keyof typeof reasons] : undefined;
}

/** Leads to the file to be written where the repository is known, otherwise to how it is done. */
function TranslateLink(): ReactNode {
  const { repositoryUrl } = usePluginData(pluginName) as FeedbackData;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { id } = useDoc().metadata;
  const product = useDocsVersion().pluginId as ProductId;
  return (
    <Link
      to={repositoryUrl ? newFileUrl(repositoryUrl, currentLocale, product, id) : '/translations/'}
    >
      <Translate id="translationNotice.translate" description="Link to translating a page">
        Translate this page
      </Translate>
    </Link>
  );
}

/**
 * Tells a reader of another language than English how the page stands in it: not translated,
 * generated, or behind the English page. Nothing above a translation that is current.
 */
export function TranslationNotice(): ReactNode {
  const translation = useDocTranslation();
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const state = translation?.state;
  const reason = reasonForEnglish(state);
  if (currentLocale === defaultLocale || !(reason || state === 'behind')) {
    return null;
  }
  return (
    <aside
      className={styles.notice}
      data-state={state}
      data-pagefind-ignore=""
      aria-label={translate({
        id: 'translationNotice.label',
        message: 'About this translation',
        description: 'Accessible name of the notice on how a page stands in the language',
      })}
    >
      {reason && (
        <p className={styles.text}>
          {reason} {state === 'missing' && <TranslateLink />}
        </p>
      )}
      {state === 'behind' && <ChangedSections sections={translation?.sections ?? []} />}
    </aside>
  );
}

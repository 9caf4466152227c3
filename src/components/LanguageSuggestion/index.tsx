import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import {
  isUnasked,
  rememberedLanguage,
  stopAsking,
} from '@site/src/components/LanguageMenu/rememberedLanguage';
import { useShownTranslation } from '@site/src/translations/shownPage';
import { preferredLanguage } from './preferredLanguage';

/** An offer that can't be had is none; a failure would be that of the whole page. */
const SuggestionCard = lazy(() =>
  import('./SuggestionCard').catch(() => ({ default: () => null })),
);

/** The reader's language, if it is not the page's and the page exists in it. */
function useSuggestion(): string | undefined {
  const { currentLocale, defaultLocale, locales } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const translation = useShownTranslation();
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    const preferred = isUnasked()
      ? undefined
      : preferredLanguage(rememberedLanguage(), navigator.languages, locales);
    const hasPage =
      preferred === defaultLocale ||
      !translation ||
      translation.languages.includes(preferred ?? '');
    setLanguage(preferred !== currentLocale && hasPage ? preferred : undefined);
  }, [currentLocale, defaultLocale, locales, pathname, translation]);
  return language;
}

/**
 * Offers the page in the language that the reader chose last, or that the browser asks for. No
 * address ever leads to another one by itself: who follows a link gets what the link says.
 */
export function LanguageSuggestion(): ReactNode {
  const suggestion = useSuggestion();
  const [isOver, setOver] = useState(false);
  if (!suggestion || isOver) {
    return null;
  }
  const stay = (): void => {
    stopAsking();
    setOver(true);
  };
  return (
    <Suspense fallback={null}>
      <SuggestionCard language={suggestion} onStay={stay} />
    </Suspense>
  );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createContext, useContext } from 'react';
import type { PageTranslation } from './pageTranslation';

/** The language of a text and its direction, as attributes of an element around it. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const inherited: TextLanguage = {};

/** States in which a page's text is in the language that pages are written in. */
const ENGLISH_STATES: readonly PageTranslation['state'][] = ['missing', 'generated', 'archived'];

const TextLanguageContext = createContext(inherited);

/** Tells parts of a page, such as its table of contents, the language of the page's text. */
export const TextLanguageProvider = TextLanguageContext.Provider;

/** Attributes for what repeats the page's text; none where the text is in the page's own language. */
export function useTextLanguage(): TextLanguage {
  return useContext(TextLanguageContext);
}

function useAttributesOf(locale: string): TextLanguage {
  const { htmlLang, direction } = useDocusaurusContext().i18n.localeConfigs[locale] ?? {};
  return { lang: htmlLang, dir: direction === 'rtl' ? 'rtl' : 'ltr' };
}

/** Attributes for the text of a page, by how the page stands in the language of the site. */
export function useLanguageOf(translation: PageTranslation | undefined): TextLanguage {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const english = useAttributesOf(defaultLocale);
  const isEnglish = ENGLISH_STATES.some((state) => state === translation?.state);
  return isEnglish && currentLocale !== defaultLocale ? english : inherited;
}

/** Attributes for parts of the interface that stand inside a text of another language. */
export function useInterfaceLanguage(): TextLanguage {
  return useAttributesOf(useDocusaurusContext().i18n.currentLocale);
}

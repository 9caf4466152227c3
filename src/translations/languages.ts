/** A language of the site. */
export interface Language {
  /** Its name in itself. */
  readonly label: string;
  /** Tag of the language as pages declare it. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Name of the portal, as browser tabs and link previews show it. */
  readonly siteTitle: string;
}

/** The language in which pages are written; it has no language prefix. */
export const defaultLanguage = 'en';

/** Languages of the site by language prefix, the one that pages are written in first. */
export const languages: Readonly<Record<string, Language>> = {
  en: { label: 'English', htmlLang: 'en', direction: 'ltr', siteTitle: 'Toolpad documentation' },
  zh: { label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr', siteTitle: 'Toolpad 文档' },
  pt: {
    label: 'Português',
    htmlLang: 'pt-BR',
    direction: 'ltr',
    siteTitle: 'Documentação do Toolpad',
  },
  ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl', siteTitle: 'توثيق Toolpad' },
};

/** Languages that pages are translated into. */
export const translationLanguages: readonly string[] = Object.keys(languages).filter(
  (language) => language !== defaultLanguage,
);

/** Path of a language's pages, with slashes at both ends. */
export function languageBasePath(language: string, basePath: string): string {
  return language === defaultLanguage ? basePath : `${basePath}${language}/`;
}

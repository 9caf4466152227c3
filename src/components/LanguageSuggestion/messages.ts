/** What a reader is told in a language that is not the page's. */
export interface SuggestionMessages {
  readonly text: string;
  readonly read: string;
  readonly stay: string;
}

/**
 * In the language that is offered, so not among the strings of the page's own. A language without
 * messages is not offered; a test compares this list with the site's languages.
 */
export const suggestionMessages: Readonly<Record<string, SuggestionMessages>> = {
  en: { text: 'This page is available in English.', read: 'Read in English', stay: 'Stay here' },
  zh: { text: '本页有中文版。', read: '阅读中文版', stay: '留在此页' },
  pt: {
    text: 'Esta página está disponível em português.',
    read: 'Ler em português',
    stay: 'Ficar aqui',
  },
  ar: { text: 'هذه الصفحة متوفرة بالعربية.', read: 'اقرأها بالعربية', stay: 'ابقَ هنا' },
};

import type { Files } from '@site/src/content/files';
import { formatProblem } from '@site/src/content/problem';
import { missingLanguages } from '@site/src/content/translations/missingLanguages';

const list = 'export const languages = {\n  en: {},\n  zh: {},\n  pt: {},\n  ar: {},\n};\n';

const told = (...existing: readonly string[]): string[] =>
  missingLanguages({
    exists: (file: string) => existing.includes(file),
    read: () => Buffer.from(list),
  } as unknown as Files).map(formatProblem);

const listFile = 'src/translations/languages.ts';

test('languages that are begun are left to the other rules', () => {
  expect(told(listFile, 'i18n/zh', 'i18n/pt', 'i18n/ar')).toEqual([]);
});

test('a language without its folder is told of where it is listed', () => {
  expect(told(listFile, 'i18n/zh', 'i18n/ar')).toEqual([
    'src/translations/languages.ts:4:3  error translation/missing-language  the site has the language "pt", and there is no i18n/pt -> restore the folder from git, or begin it with npm run i18n -- strings pt',
  ]);
});

test('without the folder of all, each is told of', () => {
  expect(told(listFile)).toHaveLength(3);
});

test('a part of the content has a part of the languages', () => {
  expect(told('i18n/zh')).toEqual([]);
});

import { formatProblem } from '@site/src/content/problem';

afterEach(() => jest.resetModules());

/** What is told when the checks themselves work with these languages. */
async function told(languages: unknown, defaultLanguage: unknown): Promise<string[]> {
  jest.doMock('@site/src/translations/languages', () => ({ languages, defaultLanguage }));
  const { ownLanguageProblems } = await import('@site/src/content/ownLanguages');
  return ownLanguageProblems().map(formatProblem);
}

test('languages that all modules can work with are left to the checks', async () => {
  expect(await told({ en: {}, de: null }, 'en')).toEqual([]);
  expect(await told(undefined, 'en')).toEqual([]);
  expect(await told(null, 'en')).toEqual([]);
});

test.each([
  ['another language', 'fr', 'the string "fr"'],
  ['a name that every object has', 'constructor', 'the string "constructor"'],
  ['nothing', undefined, 'undefined'],
  ['no text', 5, 'the number 5'],
])('%s as that of the pages: nothing else can be said', async (_name, language, what) => {
  const [line = '', ...others] = await told({ en: {}, de: {} }, language);
  expect(line).toMatch(/^src\/translations\/languages\.ts:\d+:14 {2}error translation\/language /);
  expect(line).toContain(
    `pages are written in ${what}, which is no language of the list -> name one of en, de`,
  );
  expect(others).toEqual([]);
});

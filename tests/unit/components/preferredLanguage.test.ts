import { preferredLanguage } from '@site/src/components/LanguageSuggestion/preferredLanguage';

const offered = ['en', 'zh', 'pt-BR', 'ar'];

test.each([
  ['ar', ['zh'], 'ar'],
  [undefined, ['zh-TW', 'en'], 'zh'],
  [undefined, ['fr', 'PT-pt', 'en'], 'pt-BR'],
  ['fr', ['AR'], 'ar'],
  [undefined, ['fr', 'p'], undefined],
  ['pt', [], undefined],
])('who has chosen %s and accepts %j wants %s', (remembered, accepted, language) => {
  expect(preferredLanguage(remembered, accepted, offered)).toBe(language);
});

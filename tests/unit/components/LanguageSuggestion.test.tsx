import { suggestionMessages } from '../../../src/components/LanguageSuggestion/messages';
import { preferredLanguage } from '../../../src/components/LanguageSuggestion/preferredLanguage';
import { languages } from '../../../src/translations/languages';

const offered = ['en', 'zh', 'pt', 'ar'];

describe('the language that a reader is likely to want', () => {
  it.each([
    ['is what was chosen', 'pt', ['ar'], 'pt'],
    ['is the first that the browser asks for and the site has', undefined, ['de', 'zh-TW'], 'zh'],
    ['may be a region’s variant', undefined, ['pt-PT', 'en'], 'pt'],
    ['is not known if the site has none of them', undefined, ['de', 'fr'], undefined],
    ['is not a language that the site had once', 'fr', ['ar-EG'], 'ar'],
    ['does not depend on capitals', undefined, ['AR'], 'ar'],
  ])('%s', (_name, remembered, accepted, expected) => {
    expect(preferredLanguage(remembered, accepted, offered)).toBe(expected);
  });
});

test('every language of the site can be offered', () => {
  expect(Object.keys(suggestionMessages).sort()).toEqual(Object.keys(languages).sort());
});

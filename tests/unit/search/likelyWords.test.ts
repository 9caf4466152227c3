import { likelyWords } from '../../../src/search/likelyWords';
import { matchesTerm, spellingsOf, tokensOf } from '../../../src/search/words';

const agreeing = (words: readonly { text: string; index: number }[], term: string) =>
  words
    .filter(({ text }) => spellingsOf(text).some((spelling) => matchesTerm(spelling, term)))
    .map(({ text, index }) => [index, text]);

const texts = {
  en: 'Open dialogs by useDialogs(), or by DIALOG_close. A UI; the dialog-box. Deployed, deploy $state.',
  pt: 'A configuração da página e os diálogos; Página inicial, configuracoes e DIALOGO.',
};

it.each([
  ['en', 'dialog'],
  ['en', 'dialogs'],
  ['en', 'ui'],
  ['en', 'deployment'],
  ['en', '$state'],
  ['en', 'nowhere'],
  ['pt', 'configuracao'],
  ['pt', 'pagina'],
  ['pt', 'dialogo'],
] as const)(
  'finds in %s all words that agree with %s, as looking at each one would',
  (language, term) => {
    const text = texts[language];
    const all = tokensOf(text, language).filter(({ isWord }) => isWord);
    expect(agreeing(likelyWords(text, [term], language), term)).toEqual(agreeing(all, term));
  },
);

it('gives the words of several terms in the order of the text', () => {
  const words = likelyWords(texts.en, ['deploy', 'dialog'], 'en');
  expect(words.map(({ text }) => text)).toEqual([
    'dialogs',
    'useDialogs',
    'DIALOG_close',
    'dialog',
    'Deployed',
    'deploy',
  ]);
});

it('finds terms without spaces anywhere, and names between them', () => {
  const text = '使用useDialogs钩子打开对话框,关闭对话框。';
  expect(likelyWords(text, ['对话框', 'dialogs'], 'zh-CN')).toEqual([
    { text: 'useDialogs', index: 2 },
    { text: '对话框', index: 16 },
    { text: '对话框', index: 22 },
  ]);
});

it('looks at all words for terms of other scripts', () => {
  const words = likelyWords('افتح الحوار بـ useDialogs', ['حوار'], 'ar');
  expect(words.map(({ text }) => text)).toContain('الحوار');
});

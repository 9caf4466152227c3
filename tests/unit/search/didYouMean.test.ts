import { correct, isIn, type VocabularyEntry } from '../../../src/search/didYouMean';
import { confirmsTerm, sameWord } from '../../../src/search/words';

const vocabulary: readonly VocabularyEntry[] = [
  ['authentication', 4],
  ['custom', 9],
  ['DashboardLayout', 3],
  ['Dialogs', 8],
  ['form', 5],
  ['notifications', 5],
  ['useDialogs', 7],
];

describe('the probable spelling', () => {
  it.each([
    ['dialgos', 'Dialogs'],
    ['usedialgos', 'useDialogs'],
    ['notificatons', 'notifications'],
    ['authentification', 'authentication'],
    ['dashbaordlayout', 'DashboardLayout'],
    ['costum', 'custom'],
  ])('of %s is %s', (term, word) => {
    expect(correct(term, vocabulary)).toBe(word);
  });

  it.each(['dialogs', 'notif', 'frm', 'kubernetes'])('of %s is its own', (term) => {
    expect(correct(term, vocabulary)).toBeUndefined();
  });
});

describe('how much may be wrong', () => {
  const meant = (term: string, ...words: readonly VocabularyEntry[]) => correct(term, words);

  it.each([
    ['nothing in three letters', 'tba', 'tabs', undefined],
    ['one letter in four', 'fomr', 'form', 'form'],
    ['one letter in five', 'froms', 'forms', 'forms'],
    ['not two in five', 'xxrms', 'forms', undefined],
    ['two in six', 'dixlxg', 'dialog', 'dialog'],
    ['not three in six', 'dxxlxg', 'dialog', undefined],
    ['two letters too few', 'dialog', 'dialo', 'dialo'],
    ['three letters too few', 'dialogue', 'dialo', undefined],
    ['a word of three letters is no correction', 'tabx', 'tab', undefined],
    ['letters that are not neighbours have not changed places', 'mrof', 'form', undefined],
    ['two different letters have not changed places', 'foxy', 'form', undefined],
  ])('%s: %s', (_name, term, word, expected) => {
    expect(meant(term, [word, 1])).toBe(expected);
  });

  it('prefers fewer errors, then the right first letter, then the more frequent word', () => {
    expect(meant('dialgos', ['diagoss', 9], ['dialogs', 1])).toBe('dialogs');
    expect(meant('dorm', ['form', 9], ['dori', 1])).toBe('dori');
    expect(meant('formx', ['formy', 2], ['formz', 3], ['forma', 3])).toBe('formz');
  });

  it('is nothing for the beginning of a word, wherever it stands', () => {
    expect(meant('notif', ['motif', 9], ['notifications', 1])).toBeUndefined();
    expect(meant('dialog', ['Dialog', 1])).toBeUndefined();
  });

  it('knows a word of the vocabulary, and not its beginning', () => {
    expect(isIn('dialogs', vocabulary)).toBe(true);
    expect(isIn('dialog', vocabulary)).toBe(false);
    expect(isIn('dialogs', [])).toBe(false);
  });
});

describe('forms of a word', () => {
  it.each([
    ['deploy', 'deployment'],
    ['dialog', 'dialogs'],
    ['install', 'installed'],
  ])('%s and %s are one word', (a, b) => {
    expect(sameWord(a, b)).toBe(true);
    expect(sameWord(b, a)).toBe(true);
  });

  it.each([
    ['dialogs', 'dial', true],
    ['deploy', 'deploying', true],
    ['migration', 'migrate', true],
    ['deployment', 'deploymnet', false],
    ['tab', 'table', false],
    ['custom', 'costum', false],
  ])('that %s stands somewhere confirms %s: %s', (word, term, confirmed) => {
    expect(confirmsTerm(word, term)).toBe(confirmed);
  });
});

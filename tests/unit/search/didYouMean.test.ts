import { correct, type VocabularyEntry } from '../../../src/search/didYouMean';
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

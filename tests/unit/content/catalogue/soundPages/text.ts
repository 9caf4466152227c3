import type { SoundPage } from './types';

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Prose that looks like a mistake and is none. */
export const text: readonly SoundPage[] = [
  ['numbers', 'It is\n-1 or\n-2, and\n1.5 or\n2.5.'],
  ['one option', '-v is an option.'],
  ['escaped marks', '\\*One\n\\*Two'],
  ['text in italics', '*One* is\n*two*.'],
  ['a bullet in a sentence', 'The mark • is a bullet.'],
  ['tables next to each other', '| A |\n| - |\n| 1 |\n\n| B |\n| - |\n| 2 |'],
  ['a table without lines at its ends', 'A | B\n- | -\n1 | 2'],
  ['a table in a quote', '> | A | B |\n> | - | - |\n> | 1 | 2 |'],
  ['a table in a list', '- | A | B |\n  | - | - |\n  | 1 | 2 |'],
  ['a vertical line in text', '| a | b is a choice.'],
  ['text behind an empty line', '| A |\n| - |\n| 1 |\n\nText.'],
  ['a section of sections', '## A {/* #a */}\n\n### B {/* #b */}\n\nText.'],
  [
    'a section of a component',
    '## A {/* #a */}\n\n<CardGrid><Card title="B" href="/core/" /></CardGrid>',
  ],
  ['a section of code', `## A {/* #a */}\n\n${code('bash', 'npm start')}`],
  ['a line between texts', 'One.\n\n---\n\nTwo.'],
  ['an underlined heading with an id', 'A {/* #a */}\n---\n\nText.'],
  ['prices and variables', 'It is $5 or $6 = a^b, and $HOME=$PATH.'],
  ['colons', 'It is 10:30:00, a: b, and `:ref:`.'],
  ['names with underscores', 'Write snake_case_name or a__b__c in __bold__.'],
  ['escaped marks', 'A \\*\\*b\\*\\*, \\~\\~c, and \\_\\_d\\_\\_e.'],
  ['text that is struck through', 'A ~~word~~ and ~another~ one.'],
  ['code of two backticks', 'Write ``a `b` c`` here.'],
  ['versions with a caret', 'Take ^1.2.0 or ^2.0.0, or 2^8.'],
  ['a word for lists of what is to do', 'TODO apps and the state TBD.'],
  ['a bare address before an end of ASCII', 'See https://example.com/a(b).'],
  [
    'parentheses in an address',
    '## Start {/* #start */}\n\nSee [a](https://example.com/b_(c)) and [d](#start "e").',
  ],
  ['letters of other languages', 'Ça coûte à Âge, Ärger, é, NÃO.'],
  [
    'other comments, and the word in a text',
    '{/* A note. */}\n\nTODO lists have a page, and one is to do.',
  ],
  ['colons in prose', 'At 12:30 and :soon.'],
  ['a title', ':::warning[Mind *this*]\n\nText.\n\n:::'],
  [
    'brackets in items',
    '- [x]: a letter\n- [a] b\n- `[] one`\n- \\[] two\n- [ ] three\n- [x] four',
  ],
  [
    'words of assistants in a sentence',
    'You return1view it, and I hope this helps them [here].\n\nHere is the page.',
  ],
  ['brackets around parentheses', 'Call (as in [a]./b) or [list(./c)] or [d(e)], and \\[f(./g).'],
  ['accents as apostrophes', 'It´s here, and that´s there.'],
  ['signs in front of names', '#general is a channel.\n\n- #Help is another.\n\n\\#One more.'],
  ['code of three backticks in a sentence', 'Write ```one()``` here.'],
  ['paths at the start of a line', '//example.com/a and\n\n/* are paths.'],
  ['marks of conflicts in code', code('text', '<<<<<<< HEAD\na')],
  ['quotes in a quote', '> > > > > > > One.'],
  ['paths in brackets', 'Ask /users[/list] or [b] or a\\[b\\]c\\[/b\\], &#8364; and \\&#xZZ; too.'],
];

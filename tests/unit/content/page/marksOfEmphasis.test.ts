import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks of bold and deleted text that are shown', () => {
  test.each([
    [
      'A **bold* word.',
      ['5:3  bold text begins with two asterisks and ends with one -> write **text** or *text*'],
    ],
    [
      '**bold* word.',
      ['5:1  bold text begins with two asterisks and ends with one -> write **text** or *text*'],
    ],
    [
      'A __bold__word.',
      [
        '5:3  __bold__ goes on in letters, so it is not bold -> write **text**, which may end inside of a word',
      ],
    ],
    [
      '__粗__体',
      [
        '5:1  __粗__ goes on in letters, so it is not bold -> write **text**, which may end inside of a word',
      ],
    ],
    [
      '__two words__2',
      [
        '5:1  __two words__ goes on in letters, so it is not bold -> write **text**, which may end inside of a word',
      ],
    ],
    [
      '__b__word',
      [
        '5:1  __b__ goes on in letters, so it is not bold -> write **text**, which may end inside of a word',
      ],
    ],
    [
      'A ~~word here.',
      [
        '5:3  the two tildes begin or end nothing, so they are shown as text -> write ~~text~~ without spaces inside, or \\~\\~ for the characters',
      ],
    ],
    [
      'A word~~ here.',
      [
        '5:7  the two tildes begin or end nothing, so they are shown as text -> write ~~text~~ without spaces inside, or \\~\\~ for the characters',
      ],
    ],
    [
      '~~ word ~~',
      [
        '5:1  the two tildes begin or end nothing, so they are shown as text -> write ~~text~~ without spaces inside, or \\~\\~ for the characters',
      ],
    ],
    [
      '~~one~~ two ~~three',
      [
        '5:13  the two tildes begin or end nothing, so they are shown as text -> write ~~text~~ without spaces inside, or \\~\\~ for the characters',
      ],
    ],
    [
      '**one ** and **two **',
      [
        '5:1  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
      ],
    ],
    [
      'One\n**two ** three.',
      [
        '6:1  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
      ],
    ],
    [
      'A ***word ** here.',
      [
        '5:11  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
      ],
    ],
    [
      '2 ** 3',
      [
        '5:3  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    'A *bold** word.',
    'A \\**bold* word.',
    '2 * *bold* word.',
    '__one__',
    '__one__ word',
    'a__b__c',
    '\\__bold__word',
    '__ bold__word',
    '__bold __word',
    '___bold__word',
    '__one_two__word',
    'A \\~~word here.',
    '\\~\\~word',
    'A ~~~word here.',
    'A ~ word.',
    'A ~~word\nand~~ more.',
    '**one**',
    'A \\**word here.',
    'A \\*\\*word\\*\\*.',
    'a ****word',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks of full width that are shown', () => {
  test.each([
    [
      '：：note',
      [
        '5:1  colons of full width make no admonition -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '：：：note',
      [
        '5:1  colons of full width make no admonition -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '：：： note',
      [
        '5:1  colons of full width make no admonition -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '：：：',
      [
        '5:1  colons of full width make no admonition -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '文\n：：：tip',
      [
        '6:1  colons of full width make no admonition -> write :::tip above the text, and ::: below it',
      ],
    ],
    [
      '［a］（b）',
      ['5:1  brackets of full width make no link -> write [text](address) with brackets of ASCII'],
    ],
    [
      '看［a］(b)',
      ['5:2  brackets of full width make no link -> write [text](address) with brackets of ASCII'],
    ],
    [
      '看[a]（b）',
      ['5:4  brackets of full width make no link -> write [text](address) with brackets of ASCII'],
    ],
    [
      '［］（b）',
      ['5:1  brackets of full width make no link -> write [text](address) with brackets of ASCII'],
    ],
    [
      '[a]（）',
      ['5:3  brackets of full width make no link -> write [text](address) with brackets of ASCII'],
    ],
    [
      '＃ 标题',
      [
        '5:1  number signs of full width make no heading -> write ## and a space in front of its text',
      ],
    ],
    [
      '＃＃＃＃＃＃ 标题',
      [
        '5:1  number signs of full width make no heading -> write ## and a space in front of its text',
      ],
    ],
    [
      '文\n＃＃ 标题',
      [
        '6:1  number signs of full width make no heading -> write ## and a space in front of its text',
      ],
    ],
    [
      '－ 列表',
      [
        '5:1  "－" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '＊ 列表',
      [
        '5:1  "＊" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '１． 列表',
      [
        '5:1  "１．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '１．列表\n２．列表',
      [
        '5:1  "１．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '１２． 列表',
      [
        '5:1  "１２．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '１２．列表\n１３．列表',
      [
        '5:1  "１２．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '文\n－ 列表',
      [
        '6:1  "－" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '> － 列表',
      [
        '5:3  "－" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '１．\n２．',
      [
        '5:1  "１．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    [
      '９． 列表',
      [
        '5:1  "９．" is of full width, and makes no list -> write - or 1. and a space in front of each item',
      ],
    ],
    ['用 ｀code｀。', ['5:3  backticks of full width make no code -> write `code`']],
    ['用 ｀a b｀ 和 ｀c｀。', ['5:3  backticks of full width make no code -> write `code`']],
    ['＊＊粗＊＊', ['5:1  asterisks of full width make no bold text -> write **text**']],
    ['＊＊粗体＊＊', ['5:1  asterisks of full width make no bold text -> write **text**']],
    ['＊＊粗 ＊＊', ['5:1  asterisks of full width make no bold text -> write **text**']],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '： note',
    'A ：：note',
    '［a］ b',
    '［a\nb］（c）',
    '[a]（b\nc）',
    '（b）',
    '＃＃＃＃＃＃＃ 标题',
    '＃标题',
    'A ＃ b',
    '１．列表',
    '１２３． 列表',
    '－列表',
    'A － b',
    '文１．列表\n２．列表',
    '１．列表\n文\n２．列表',
    '１２３．列表\n１２４．列表',
    '｀｀',
    '｀a\nb｀',
    '｀code',
    '＊＊ 粗＊＊',
    '＊＊＊＊',
    '＊粗＊',
    '＊＊粗\n体＊＊',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

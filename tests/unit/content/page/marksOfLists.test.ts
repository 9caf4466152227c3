import { processorTime } from '../../../support/processorTime';
import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks of lists and headings that are shown', () => {
  test.each([
    [
      '-One\n-Two',
      [
        '5:1  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n-One\n-Two',
      [
        '6:1  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n  -One\n  -Two',
      [
        '6:3  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n -One\n\t-Two',
      [
        '6:2  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '-O\n-T',
      [
        '5:1  a space is missing behind the hyphen, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '*One\n*Two',
      [
        '5:1  a space is missing behind the asterisk, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n  *One\n *Two',
      [
        '6:3  a space is missing behind the asterisk, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '*O\n*T',
      [
        '5:1  a space is missing behind the asterisk, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n *One\n\t*Two',
      [
        '6:2  a space is missing behind the asterisk, so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '1.One\n2.Two',
      [
        '5:1  a space is missing behind "1.", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '1)One\n2)Two',
      [
        '5:1  a space is missing behind "1)", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '100.One\n101.Two',
      [
        '5:1  a space is missing behind "100.", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n  1.One\n  2.Two',
      [
        '6:3  a space is missing behind "1.", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '1.O\n2.T',
      [
        '5:1  a space is missing behind "1.", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '10)One\n11)Two',
      [
        '5:1  a space is missing behind "10)", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      'Text:\n 1.One\n\t2.Two',
      [
        '6:2  a space is missing behind "1.", so this is no list -> write a space behind the mark of each item',
      ],
    ],
    [
      '• One',
      [
        '5:1  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '‣ One',
      [
        '5:1  "‣" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '▪ One',
      [
        '5:1  "▪" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '◦ One',
      [
        '5:1  "◦" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '> • One',
      [
        '5:3  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '- • One',
      [
        '5:3  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      'Text:\n  • One',
      [
        '6:3  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      'Text:\n• One\n• Two',
      [
        '6:1  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '•\tOne',
      [
        '5:1  "•" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      '– One\n– Two',
      [
        '5:1  "–" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      'Text:\n— One\n— Two\n— Three',
      [
        '6:1  "—" makes no list, and is shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      'Text:\no\tOne',
      [
        '6:1  "o" and a tab make no list, and are shown as text -> write a hyphen and a space in front of each item',
      ],
    ],
    [
      'a) One\nb) Two\nc) Three',
      [
        '5:1  "a)" makes no list, and is shown as text -> write 1. and so on in front of the items, as lists have no letters',
      ],
    ],
    [
      '#\u00a0Title',
      [
        '5:1  the space behind "#" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '######\u00a0Title',
      [
        '5:1  the space behind "######" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '-\u00a0One',
      [
        '5:1  the space behind "-" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '+\u2007One',
      [
        '5:1  the space behind "+" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '*\u202fOne',
      [
        '5:1  the space behind "*" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '1.\u3000One',
      [
        '5:1  the space behind "1." is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '123)\u00a0One',
      [
        '5:1  the space behind "123)" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      '12.\u00a0One',
      [
        '5:1  the space behind "12." is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
    [
      'Text\n-\u00a0One',
      [
        '6:1  the space behind "-" is not a plain one, so it is shown as text -> write a plain space',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '-One',
    '--one\n--two',
    '-1\n-2',
    '- One\n- Two',
    'A -One\n-Two',
    '-One\n\n-Two',
    '-One\nText\n-Two',
    '-One\n- Two',
    '-One\n--two',
    '-One\n-2',
    '*One',
    '*One*\n*Two*',
    'A *One\n*Two',
    '*One\n* Two',
    '*One\nText\n*Two',
    '2024.One\n2025.Two',
    '1.5 is\n2.5 as',
    '1.One',
    '1. One\n2. Two',
    '1.One\n2.5',
    '1..\n2..',
    'A 1.One\n2.Two',
    '1.One\n2. Two',
    '1.)One\n2.)Two',
    '•One',
    '– One',
    'One\n– two',
    '– One\n\n– Two',
    '–1\n–2',
    'o One',
    'A o\tOne',
    'a) One',
    'a) One\na) Two',
    'See a) one\nb) two',
    'a) One  \nb) Two',
    '\\– One\n\\– Two',
    'A • One',
    '*A* • One',
    '#######\u00a0Title',
    '1234.\u00a0One',
    'A #\u00a0Title',
    '##\u2003Title',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

test('many spaces in a row take no time', async () => {
  const start = processorTime();
  await problemsOf(`One${' '.repeat(200_000)}two`);
  expect(processorTime() - start).toBeLessThan(5000);
});
